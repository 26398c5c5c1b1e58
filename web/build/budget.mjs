// `npm run budget`: fails when a page that is opened first asks for more than a slow phone takes in a breath.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const DIST = new URL('../dist/', import.meta.url);
/** In bytes as they travel: script with the words that it cannot begin without, and style. */
const MOST = { script: 70_000, style: 14_000 };
const MOST_FONTS = 1;
/**
 * What each page is made of when its address is opened first, besides what every page begins with: the files of
 * build/chunks.ts and the words (build/parts.ts).
 */
const PAGES = {
  home: { files: ['home'], words: ['base', 'front', 'home'] },
  table: { files: ['table', 'play'], words: ['base', 'table', 'wild'] },
  boxed: { files: ['table', 'play'], words: ['base', 'table', 'boxed'] },
  lobby: { files: ['table', 'lobby'], words: ['base', 'home', 'table', 'more'] },
  guide: { files: ['guide'], words: ['base', 'table', 'detail', 'guide'] },
  settings: { files: ['settings'], words: ['base', 'home', 'more'] },
};
// Static imports only: `import(...)` is for what is loaded later.
const IMPORTED = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

const read = (name) => readFileSync(new URL(name, DIST), 'utf-8');
const packed = (names) => names.reduce((sum, name) => sum + gzipSync(read(name)).length, 0);

const page = read('index.html');
const linked = (pattern) => [...page.matchAll(pattern)].map(([, name]) => name);

const assets = readdirSync(new URL('assets/', DIST));

const HASHED = '-12345678.css';

/** The one asset of that name; a hash follows it. */
function built(name, kind) {
  const found = assets.filter(
    (each) => each.startsWith(`${name}-`) && each.length === name.length + '-12345678.'.length + kind.length,
  );
  const [only, ...others] = found.filter((each) => each.endsWith(`.${kind}`));
  if (only === undefined || others.length > 0) throw new Error(`${name}.${kind}: ${found.length} were found`);
  return `assets/${only}`;
}

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

/** The styles that come with these scripts. */
const dressed = (scripts) =>
  assets
    .filter((name) => name.endsWith('.css'))
    .filter((name) => scripts.includes(built(name.slice(0, -HASHED.length), 'js')))
    .map((name) => `assets/${name}`);

const first = linked(/(?:src|rel="modulepreload"[^>]*href)="\/(assets\/[\w.-]+\.js)"/g);
if (first.length === 0) throw new Error('the page has no script');

const problems = [];
for (const [name, { files, words }] of Object.entries(PAGES)) {
  const scripts = withImports([...first, ...files.map((file) => built(file, 'js'))]);
  const spoken = words.map((part) => built(`words-en-${part}`, 'json'));
  const sums = { script: packed(scripts) + packed(spoken), style: packed(dressed(scripts)) };
  console.log(`${name}: ${sums.script} bytes of script, ${packed(spoken)} of them words; ${sums.style} of style`);
  for (const [kind, most] of Object.entries(MOST))
    if (sums[kind] > most) problems.push(`${name}: ${sums[kind]} bytes of ${kind}, ${most} at most`);
}
console.log(`every page: ${packed(withImports(first))} bytes of script`);
const fonts = linked(/href="\/(assets\/[\w.-]+\.woff2)"/g);
if (fonts.length > MOST_FONTS) problems.push(`fonts before the first words: ${fonts.join(', ')}`);

for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
