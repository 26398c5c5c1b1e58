// `npm run budget`: fails when the first load has grown beyond what a slow phone takes in a breath.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const DIST = new URL('../dist/', import.meta.url);
/** In bytes as they travel: the first page with the words it cannot begin without, and what a table adds to it. */
const MOST = { script: 70_000, style: 14_000, table: 42_000 };
const MOST_FONTS = 1;
const FIRST_WORDS = /^_words_en-/;
const TABLE = /^Table-.*\.js$/;
// Static imports only: `import(...)` is for what is loaded later.
const IMPORTED = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

const read = (name) => readFileSync(new URL(name, DIST), 'utf-8');
const packed = (names) => names.reduce((sum, name) => sum + gzipSync(read(name)).length, 0);

const page = read('index.html');
const linked = (pattern) => [...page.matchAll(pattern)].map(([, name]) => name);

const built = (pattern) =>
  readdirSync(new URL('assets/', DIST))
    .filter((name) => pattern.test(name))
    .map((name) => `assets/${name}`);

/** These scripts and all that they import. */
function withImports(names) {
  const found = new Set();
  const left = [...names];
  while (left.length > 0) {
    const name = left.pop();
    if (found.has(name)) continue;
    found.add(name);
    left.push(...[...read(name).matchAll(IMPORTED)].map(([, each]) => `assets/${each}`));
  }
  return [...found];
}

const first = withImports([
  ...linked(/(?:src|rel="modulepreload"[^>]*href)="\/(assets\/[\w.-]+\.js)"/g),
  ...built(FIRST_WORDS),
]);
const table = withImports(built(TABLE)).filter((name) => !first.includes(name));
const fonts = linked(/href="\/(assets\/[\w.-]+\.woff2)"/g);
const sums = {
  script: packed(first),
  style: packed(linked(/href="\/(assets\/[\w.-]+\.css)"/g)),
  table: packed(table),
};
const problems = Object.entries(MOST)
  .filter(([kind, most]) => sums[kind] > most)
  .map(([kind, most]) => `${kind}: ${sums[kind]} bytes, ${most} at most`);
if (fonts.length > MOST_FONTS) problems.push(`fonts before the first words: ${fonts.join(', ')}`);
for (const [kind, sum] of Object.entries(sums)) if (sum === 0) problems.push(`${kind}: nothing was found`);

console.log(`gzipped: ${sums.script} bytes of script, ${sums.style} of style; a table adds ${sums.table}`);
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
