// What an answer of the server does besides being read: a session that ran out is begun anew, and only where one was shown.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { get, look, post, Refusal, renewsBy, SESSION } from '../../src/lib/net/http';

const renew = vi.fn(() => Promise.resolve());
const sent: [path: string, credentials: RequestCredentials | undefined][] = [];
let refusals = 0;

beforeEach(() => {
  renew.mockClear();
  renewsBy(renew);
  sent.length = 0;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push([path, init.credentials]);
    refusals -= 1;
    const refused = { error: 'NO_SESSION', why: 'nobody is known by this' };
    return Promise.resolve(refusals < 0 ? new Response('{"a":1}') : new Response(JSON.stringify(refused), { status: 401 })); // prettier-ignore
  });
});
afterEach(() => {
  renewsBy(() => Promise.resolve());
  vi.unstubAllGlobals();
});

it('a session that ran out is begun anew, and what was asked is asked again', async () => {
  refusals = 1;
  expect(await get('/api/me/tables')).toEqual({ a: 1 });
  expect(renew).toHaveBeenCalledOnce();
  expect(sent.map(([path]) => path)).toEqual(['/api/me/tables', '/api/me/tables']);
});

it('what the new session may not do either is refused, and no third one is begun', async () => {
  refusals = 2;
  await expect(post('/api/tables')).rejects.toMatchObject({ status: 401, code: 'NO_SESSION' });
  expect(renew).toHaveBeenCalledOnce();
});

it('what is asked as nobody is refused as it is: no session was shown, so none has run out', async () => {
  refusals = 1;
  const refusal = await look('/api/modes').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ status: 401, code: 'NO_SESSION', why: 'nobody is known by this' });
  expect(sent).toEqual([['/api/modes', 'omit']]);
  expect(renew).not.toHaveBeenCalled();
});

it('who is refused a session is not sent to ask for one', async () => {
  refusals = 1;
  await expect(post(SESSION)).rejects.toBeInstanceOf(Refusal);
  expect(renew).not.toHaveBeenCalled();
});
