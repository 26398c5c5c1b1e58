// Compiles every message of locales/*.json at build time, so that no parser is shipped, and parts them into files.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import type { Message } from '../src/lib/words/say.ts';
import { typesOf } from './arguments.ts';
import { compact } from './compact.ts';
import { PARTS, type Part } from './names.ts';
import { partOf } from './parts.ts';

const EACH = 'words:languages';
const LOST = 'words:lost';
const LOCALES = join(import.meta.dirname, '../locales');
const TYPES = join(import.meta.dirname, '../src/lib/words/keys.gen.ts');

/** What the types of keys and arguments are made from. */
const SOURCE = 'en';

export type Trees = Readonly<Record<string, MessageFormatElement[]>>;

export function compile(source: string): Trees {
  const messages = JSON.parse(source) as Record<string, string>;
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, tree(key, text)]));
}

function tree(key: string, text: string): MessageFormatElement[] {
  try {
    return parse(text, { captureLocation: false });
  } catch (error) {
    throw new Error(`message ${key}: ${String(error)}`, { cause: error });
  }
}

/** The tags of the files that there are: a language more is a file more. */
function tags(): string[] {
  const files = readdirSync(LOCALES).filter((name) => name.endsWith('.json'));
  return files.map((name) => name.slice(0, -'.json'.length)).sort();
}

const fileOf = (tag: string): string => join(LOCALES, `${tag}.json`);

export const treesOf = (tag: string): Trees => compile(readFileSync(fileOf(tag), 'utf-8'));

/** Keys and arguments as types; written only when they differ, so that a watcher rests. */
function writeTypes(): void {
  const types = typesOf(treesOf(SOURCE));
  if (textOf(TYPES) !== types) writeFileSync(TYPES, types);
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf-8');
  } catch {
    return null;
  }
}

type Parted = Readonly<Record<Part, Readonly<Record<string, Message>>>>;

function partsOf(tag: string): Parted {
  const parts = Object.fromEntries(PARTS.map((part) => [part, {}])) as Record<Part, Record<string, Message>>;
  for (const [key, message] of Object.entries(treesOf(tag))) parts[partOf(key)][key] = compact(message);
  return parts;
}

type Emit = (fileName: string, source: string) => void;

/** For each language and part the address of its file; to a test, which has no server to ask, the words themselves. */
function languages(emit: Emit | null): string {
  const files = (tag: string): object => {
    const parts = partsOf(tag);
    if (emit === null) return parts;
    return Object.fromEntries(PARTS.map((part) => [part, filed(`${tag}-${part}`, JSON.stringify(parts[part]), emit)]));
  };
  return exported(Object.fromEntries(tags().map((tag) => [tag, files(tag)])));
}

function filed(name: string, source: string, emit: Emit): string {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  const file = `assets/words-${name}-${hash}.json`;
  emit(file, source);
  return `/${file}`;
}

/** In every language what is said when its words do not come: the one thing that cannot wait for them. */
function lost(): string {
  const words = (tag: string): string[] => {
    const messages = JSON.parse(readFileSync(fileOf(tag), 'utf-8')) as Record<string, string>;
    return ['lost.title', 'lost.text', 'lost.reload'].map((key) => messages[key] ?? '');
  };
  return exported(Object.fromEntries(tags().map((tag) => [tag, words(tag)])));
}

const exported = (value: object): string => `export default JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** `words:languages` says where the words of each language are, `words:lost` what is said without them. */
export function icu(): Plugin {
  let building = false;
  return {
    name: 'freehold-icu',
    configResolved({ command }) {
      building = command === 'build';
      writeTypes();
    },
    watchChange: writeTypes,
    resolveId: (id) => (id === EACH || id === LOST ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${EACH}` && id !== `\0${LOST}`) return null;
      for (const tag of tags()) this.addWatchFile(fileOf(tag));
      const emit: Emit = (fileName, source) => void this.emitFile({ type: 'asset', fileName, source });
      return { code: id === `\0${LOST}` ? lost() : languages(building ? emit : null), moduleType: 'js' };
    },
  };
}
