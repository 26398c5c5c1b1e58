// The HTTP half of the server: JSON both ways, refusals as one kind of error.
import { missed, reached } from './reach.svelte';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly why: string,
  ) {
    super(why || code);
  }
}

type Method = 'GET' | 'POST';

async function ask(
  method: Method,
  path: string,
  body?: unknown,
  credentials: RequestCredentials = 'same-origin',
): Promise<unknown> {
  const init = { method, credentials, ...(method === 'GET' ? {} : written(body)) };
  let [answer, text] = await send(path, init);
  if (answer.status === 401 && path !== SESSION && credentials !== 'omit') {
    // The cookie ran out or was wiped. As somebody new one may do what anybody may; a seat is not regained by it.
    await renew();
    [answer, text] = await send(path, init);
  }
  if (!answer.ok) throw refusal(answer.status, text);
  return text === '' ? null : (JSON.parse(text) as unknown);
}

export const SESSION = '/api/session';
let renew: () => Promise<unknown> = () => Promise.resolve();

/** How a session is begun anew when the server knows none. */
export function renewsBy(begin: () => Promise<unknown>): void {
  renew = begin;
}

async function send(path: string, init: RequestInit): Promise<[Response, string]> {
  try {
    const answer = await fetch(path, init);
    reached();
    return [answer, await answer.text()];
  } catch (error) {
    missed();
    throw error;
  }
}

/** S10: a page of another origin can send neither this header nor this content type without being asked first. */
function written(body: unknown): RequestInit {
  const headers = { 'X-Freehold': '1', 'Content-Type': 'application/json' };
  return { headers, body: JSON.stringify(body ?? {}) };
}

function refusal(status: number, text: string): Refusal {
  try {
    const { error, why } = JSON.parse(text) as { error?: unknown; why?: unknown };
    return new Refusal(status, typeof error === 'string' ? error : 'ERROR', typeof why === 'string' ? why : '');
  } catch {
    return new Refusal(status, 'ERROR', '');
  }
}

// The type is the caller's knowledge of the route; the server is ours, so its answers are not parsed a second time.
export const get = <T>(path: string): Promise<T> => ask('GET', path) as Promise<T>;
/** What is the same for everybody is asked for without saying who asks, so that one answer can serve all. */
export const look = <T>(path: string): Promise<T> => ask('GET', path, undefined, 'omit') as Promise<T>;
export const post = <T>(path: string, body?: unknown): Promise<T> => ask('POST', path, body) as Promise<T>;
