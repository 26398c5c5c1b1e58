// A test may say anything at once: every part of the words is there as soon as a language is spoken.
import { PARTS } from '../../build/names';
import { need } from '../../src/lib/words/words.svelte';

await Promise.all(PARTS.map(need));
