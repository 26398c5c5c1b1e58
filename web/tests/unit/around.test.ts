// What the pages round a game reckon by themselves.
import { describe, expect, it } from 'vitest';
import { generate } from 'lean-qr';
import { Refusal } from '../../src/lib/net/http';
import { noteTable, tableOf } from '../../src/lib/joined';
import { qrPath } from '../../src/lib/qr';
import { troubleOf } from '../../src/lib/trouble';
import { wish } from '../../src/lib/wish';
import { curve, offshore, stands } from '../../src/ui/home/course';

describe('a wish for a table', () => {
  const refused = (status: number): Promise<never> => Promise.reject(new Refusal(status, 'X', ''));

  it('keeps its key until it is answered, and the next one has another', async () => {
    const keys: string[] = [];
    const note = (key: string): void => void keys.push(key);
    await expect(wish('a', (key) => (note(key), Promise.reject(new TypeError('no connection'))))).rejects.toThrow();
    await expect(wish('a', (key) => (note(key), refused(503)))).rejects.toThrow();
    await wish('a', (key) => (note(key), Promise.resolve(1)));
    await wish('a', (key) => (note(key), Promise.resolve(1)));
    expect(keys[0]).toMatch(/^[0-9a-f]{16}$/);
    expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('for something else has another key, though the first was not answered', async () => {
    const keys: string[] = [];
    for (const seats of [2, 3, 2])
      await expect(wish({ seats }, (key) => (keys.push(key), refused(503)))).rejects.toThrow();
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe(keys[0]);
  });

  it('that is refused is over', async () => {
    const keys: string[] = [];
    for (let time = 0; time < 2; time += 1)
      await expect(wish('b', (key) => (keys.push(key), refused(400)))).rejects.toThrow();
    expect(keys[0]).not.toBe(keys[1]);
  });
});

describe('trouble', () => {
  it('is told by the refusal, and without one it is the connection', () => {
    expect(troubleOf(new Refusal(404, 'NO_SUCH_CODE', ''))).toBe('code');
    expect(troubleOf(new Refusal(409, 'TABLE_FULL', ''))).toBe('full');
    expect(troubleOf(new Refusal(418, 'TEAPOT', ''))).toBe('other');
    expect(troubleOf(new TypeError('Failed to fetch'))).toBe('offline');
  });
});

describe('an invitation', () => {
  it('leads those who sit there to the table again, in either case, and the oldest is forgotten', () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) noteTable(`CODE${number}`, `table-${number}`);
    noteTable('CODE9', 'another');
    expect(tableOf('code2 ')).toBe('table-2');
    expect(tableOf('CODE9')).toBe('another');
    expect(tableOf('CODE1')).toBeNull();
    expect(tableOf('CODE')).toBeNull();
  });
});

describe('the course of the strip', () => {
  const line = curve([
    { x: 0, y: 0 },
    { x: 300, y: 100 },
    { x: 600, y: 0 },
  ]);

  it('has its squares evenly apart', () => {
    const found = stands(line, 50);
    const gaps = found.slice(1).map(({ x, y }, index) => Math.hypot(x - found[index]!.x, y - found[index]!.y));
    expect(found.length).toBeGreaterThan(10);
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1);
  });

  it('has the water at its left', () => {
    const east = [
      { x: 0, y: 50 },
      { x: 10, y: 50 },
    ];
    expect(offshore(east, 20).map(({ y }) => y)).toEqual([30, 30]);
  });
});

describe('a QR code as a path', () => {
  it('draws just the dark modules', () => {
    const code = generate('https://play.example/j/ABC234');
    const drawn = new Set<string>();
    for (const [, x, y, length] of qrPath(code, 4).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
      for (let step = 0; step < Number(length); step += 1) drawn.add(`${Number(x) + step - 4},${Number(y) - 4}`);
    const dark = Array.from({ length: code.size ** 2 }, (_, index) => [
      index % code.size,
      Math.floor(index / code.size),
    ]);
    const wanted = dark.filter(([x, y]) => code.get(x!, y!)).map(([x, y]) => `${x},${y}`);
    expect(drawn.size).toBe(wanted.length);
    expect(wanted.every((each) => drawn.has(each))).toBe(true);
  });
});
