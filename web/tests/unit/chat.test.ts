// What is written at the table beside what is played there: a refusal of the one is none of the other.
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Game } from '../../src/lib/game.svelte';
import { speak } from '../../src/lib/words/words.svelte';
import Chat from '../../src/ui/Chat.svelte';
import { FakeServer, type FakeSocket } from './fakes';
import { view } from './film';

let game: Game;
let socket: FakeSocket;

const frame = (v: number, extra: object = {}): object => {
  const you = { seat: 0, role: 'player', host: true };
  return { op: 'frame', v, now: Date.now(), events: [], view: view(), options: [{ do: 'roll' }], you, chat: [], ...extra }; // prettier-ignore
};
const field = (): HTMLInputElement => screen.getByRole('textbox');

async function say(text: string): Promise<void> {
  await fireEvent.input(field(), { target: { value: text } });
  await fireEvent.submit(field().closest('form')!);
}

async function refuse(refused: string, ack?: number): Promise<void> {
  socket.says({ op: 'refused', ...(ack === undefined ? {} : { ack }), v: 4, refused, why: '' });
  await tick();
}

beforeAll(() => speak('en'));
beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"entries":[]}')));
  const server = new FakeServer();
  game = new Game('tbl', server);
  game.open();
  await vi.waitFor(() => expect(server.sockets).toHaveLength(1));
  socket = server.last;
  socket.onopen?.();
  socket.says(frame(4, { ruleset: 'hash' }));
  render(Chat, { game, shown: true });
  game.act({ do: 'roll' });
});
afterEach(() => {
  game.close();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

it('a line after a refused command goes out, and does not come back into the field', async () => {
  await refuse('NOT_NOW', 1);
  expect(game.refusal).toMatchObject({ code: 'NOT_NOW', said: false });
  await say('sorry');
  expect(socket.ops('chat')).toEqual([{ op: 'chat', table: 'tbl', text: 'sorry' }]);
  expect(field().value).toBe('');
  socket.says({ op: 'chat', seat: 0, name: 'Ann', at: 1, text: 'sorry' });
  await tick();
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([expect.stringContaining('sorry')]);
  expect(field().value).toBe('');
  await say('really');
  expect(socket.ops('chat')).toHaveLength(2);
});

it('a command that is refused while a line is on its way leaves the line on its way', async () => {
  await say('well');
  await refuse('NOT_NOW', 1);
  expect(field().value).toBe('');
  await say('too soon: the first is not there yet');
  expect(socket.ops('chat')).toHaveLength(1);
});

it('a line that is refused after a refused command is in the field again, before what was written since', async () => {
  await refuse('NOT_NOW', 1);
  await say('one too many');
  await fireEvent.input(field(), { target: { value: 'and more' } });
  await refuse('SLOW_DOWN');
  expect(game.refusal?.said).toBe(true);
  expect(field().value).toBe('one too many and more');
  await fireEvent.submit(field().closest('form')!);
  expect(socket.ops('chat').map(({ text }) => text)).toEqual(['one too many', 'one too many and more']);
});

it('a refused command gives its number to the next one, and a line takes none', async () => {
  await refuse('NOT_NOW', 1);
  await say('sorry');
  game.act({ do: 'roll' });
  expect(socket.ops('play').map(({ n }) => n)).toEqual([1, 1]);
});
