// Who plays on this device: a guest made at the first visit, known by a cookie that scripts cannot read.
import { me, newSession, type Me } from './api';
import { Refusal } from './net/http';

let current = $state.raw<Me | null>(null);
let asked: Promise<Me> | null = null;

export const person = (): Me | null => current;

/** The guest, made when there is none yet. */
export function ensureSession(): Promise<Me> {
  asked ??= known()
    .then((found) => (current = found))
    .finally(() => (asked = null));
  return asked;
}

async function known(): Promise<Me> {
  try {
    return await me();
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) throw error;
    await newSession();
    return me();
  }
}
