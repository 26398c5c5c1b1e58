// Keys of wishes for a new table: pressed twice, or again because the answer was lost, a wish keeps its key.
import { Refusal } from './net/http';

const open = new Map<string, string>();

/**
 * Asks with the key of this wish: the same while it is unanswered and `what` is the same. Refused or granted, or for
 * something else, it is a new one.
 */
export async function wish<T>(what: unknown, ask: (key: string) => Promise<T>): Promise<T> {
  const name = JSON.stringify(what);
  const key = open.get(name) ?? fresh();
  open.set(name, key);
  try {
    const granted = await ask(key);
    open.delete(name);
    return granted;
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) open.delete(name);
    throw error;
  }
}

/** Sixteen hex signs; `getRandomValues` is there over plain http too. */
function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
