// A part that did not come: said, and asked for again by a press or by the network's return, once at a time.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Apart } from '../../src/lib/apart';
import { speak } from '../../src/lib/words/words.svelte';
import Mute from '../../src/ui/Mute.svelte';
import Late from '../../src/ui/Late.svelte';

type File = { default: Component<Record<string, unknown>> };
const there = { default: Mute } as unknown as File;

beforeAll(() => speak('en'));
afterEach(() => void (document.body.innerHTML = ''));

describe('a part that does not come', () => {
  const load = vi.fn<() => Promise<File>>();
  const part = Object.assign(() => load(), { begin: () => undefined }) as Apart<File>;
  const retry = (): HTMLElement => screen.getByRole('button', { name: 'Retry now' });

  beforeEach(() => {
    load.mockReset();
    load.mockRejectedValueOnce(new Error('lost on the way'));
  });

  it('is said, and comes by a press', async () => {
    load.mockResolvedValue(there);
    render(Late, { props: { part, props: {} } });
    expect((await screen.findByRole('alert')).textContent).toContain('server');
    await fireEvent.click(retry());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByRole('button', { pressed: false })).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is said to be on its way until it is there', async () => {
    let come: (file: File) => void = () => undefined;
    load.mockReset().mockReturnValue(new Promise((done) => (come = done)));
    render(Late, { props: { part, props: {} } });
    expect(screen.getByRole('status').textContent).toBe('Loading…');
    come(there);
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    expect(screen.getByRole('button', { pressed: false })).toBeDefined();
  });

  it('comes by itself once there is a network', async () => {
    load.mockResolvedValue(there);
    render(Late, { props: { part, props: {} } });
    await screen.findByRole('alert');
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is asked for once, however often that is wanted while it is on its way', async () => {
    let come: (file: File) => void = () => undefined;
    load.mockReturnValue(new Promise((done) => (come = done)));
    render(Late, { props: { part, props: {} } });
    await screen.findByRole('alert');
    await fireEvent.click(retry());
    for (let time = 0; time < 3; time += 1) dispatchEvent(new Event('online'));
    await Promise.resolve();
    expect(load).toHaveBeenCalledTimes(2);
    come(there);
    expect(await screen.findByRole('button', { pressed: false })).toBeDefined();
  });

  it('is asked for as often as it fails', async () => {
    load.mockRejectedValueOnce(new Error('again')).mockResolvedValue(there);
    render(Late, { props: { part, props: {} } });
    await screen.findByRole('alert');
    await fireEvent.click(retry());
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await screen.findByRole('alert');
    await fireEvent.click(retry());
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('is not said where the table is whole without it, and comes all the same', async () => {
    load.mockResolvedValue(there);
    render(Late, { props: { part, props: {}, quiet: true } });
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await new Promise((done) => setTimeout(done));
    expect(screen.queryByRole('alert')).toBeNull();
    dispatchEvent(new Event('online'));
    expect(await screen.findByRole('button', { pressed: false })).toBeDefined();
  });
});
