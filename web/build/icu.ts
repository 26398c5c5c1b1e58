// Compiles every message of locales/*.json to its syntax tree at build time, so that no parser is shipped.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const PREFIX = 'words:';
const LOCALES = new URL('../locales/', import.meta.url);

export function compile(source: string): Record<string, unknown> {
  const messages = JSON.parse(source) as Record<string, string>;
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, tree(key, text)]));
}

function tree(key: string, text: string): unknown {
  try {
    return parse(text, { captureLocation: false });
  } catch (error) {
    throw new Error(`message ${key}: ${String(error)}`, { cause: error });
  }
}

/** `import('words:en')` gives the compiled messages of locales/en.json. */
export function icu(): Plugin {
  return {
    name: 'freehold-icu',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const file = fileURLToPath(new URL(`${id.slice(PREFIX.length + 1)}.json`, LOCALES));
      this.addWatchFile(file);
      const compiled = JSON.stringify(JSON.stringify(compile(readFileSync(file, 'utf-8'))));
      return { code: `export default JSON.parse(${compiled})`, moduleType: 'js' };
    },
  };
}
