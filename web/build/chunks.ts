// Which modules travel together: as few files as there are moments at which they are wanted, not one for each that shares.
import { fileURLToPath } from 'node:url';

/** What is fetched as a whole, in the order in which that happens; each with all that it imports statically. */
const MOMENTS = {
  page: 'src/main.ts',
  home: 'src/routes/Home.svelte',
  table: 'src/routes/Table.svelte',
  play: 'src/ui/Play.svelte',
  asked: 'src/ui/asked.ts',
  lobby: 'src/ui/Lobby.svelte',
  guide: 'src/routes/Guide.svelte',
  settings: 'src/routes/Settings.svelte',
  look: 'src/ui/lobby/LookSheet.svelte',
};
type Moment = keyof typeof MOMENTS;

/** Who is at one of these has been at the other, so what both want is there already. */
const AFTER: Readonly<Partial<Record<Moment, readonly Moment[]>>> = {
  table: ['play', 'asked', 'lobby'],
  play: ['asked'],
};

const MOMENTS_IN_ORDER = Object.keys(MOMENTS) as Moment[];

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const idOf = (file: string): string => fileURLToPath(new URL(`../${file}`, import.meta.url));

function withImports(file: string, graph: Graph): ReadonlySet<string> {
  const found = new Set<string>();
  const left = [idOf(file)];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    left.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** One file for the modules that are wanted at the same moments; what none of them wants is left to the bundler. */
export function together(): { name: (id: string, graph: Graph) => string | null } {
  let wanted: readonly (readonly [Moment, ReadonlySet<string>])[] | null = null;
  return {
    name(id, graph) {
      wanted ??= MOMENTS_IN_ORDER.map((moment) => [moment, withImports(MOMENTS[moment], graph)] as const);
      const moments = wanted.filter(([, ids]) => ids.has(id)).map(([moment]) => moment);
      return moments.includes('page') ? 'page' : named(moments);
    },
  };
}

function named(moments: readonly Moment[]): string | null {
  const implied = new Set(moments.flatMap((moment) => AFTER[moment] ?? []));
  const first = moments.filter((moment) => !implied.has(moment));
  // What a table and two others want nearly every way leads to.
  if (first.length > 2 && first.some((moment) => moment === 'table' || moment === 'play')) return 'page';
  return first.length === 0 ? null : first.join('-');
}
