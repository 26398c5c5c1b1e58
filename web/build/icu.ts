// Compiles every message of locales/*.json to its syntax tree at build time, so that no parser is shipped.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { typesOf } from './arguments.ts';

const PREFIX = 'words:';
const EACH = `${PREFIX}languages`;
const LOCALES = new URL('../locales/', import.meta.url);
const TYPES = new URL('../src/lib/words/keys.gen.ts', import.meta.url);

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

const fileOf = (tag: string): string => fileURLToPath(new URL(`${tag}.json`, LOCALES));

const treesOf = (tag: string): Trees => compile(readFileSync(fileOf(tag), 'utf-8'));

/** Keys and arguments as types; written only when they differ, so that a watcher rests. */
function writeTypes(): void {
  const types = typesOf(treesOf(SOURCE));
  if (textOf(TYPES) !== types) writeFileSync(TYPES, types);
}

function textOf(file: URL): string | null {
  try {
    return readFileSync(file, 'utf-8');
  } catch {
    return null;
  }
}

const languages = (): string =>
  `export default {\n${tags()
    .map((tag) => `  ${JSON.stringify(tag)}: () => import(${JSON.stringify(PREFIX + tag)}),`)
    .join('\n')}\n};`;

/** `import('words:en')` gives the compiled messages of locales/en.json, `words:languages` the imports of them all. */
export function icu(): Plugin {
  return {
    name: 'freehold-icu',
    configResolved: writeTypes,
    watchChange: writeTypes,
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${EACH}`) return { code: languages(), moduleType: 'js' };
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const file = fileOf(id.slice(PREFIX.length + 1));
      this.addWatchFile(file);
      const compiled = JSON.stringify(JSON.stringify(compile(readFileSync(file, 'utf-8'))));
      return { code: `export default JSON.parse(${compiled})`, moduleType: 'js' };
    },
  };
}
