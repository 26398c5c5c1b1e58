// A test may say anything at once: every part of the words is there as soon as a language is spoken.
import { PARTS } from '../../build/names';
import { need } from '../../src/lib/words/words.svelte';

await Promise.all(PARTS.map(need));

// What one file leaves behind must not decide how the next one goes.
const world = globalThis as { someFileWasHere?: true };
if (world.someFileWasHere) throw new Error('Two files of tests share a world: see `maxWorkers` in vite.config.ts');
world.someFileWasHere = true;
