import { matches, refusedPackage, refusedPart } from './importTable';
import type { Part } from './importTable';

/**
 * The import table as rules for the linter, which speaks while one types. A linter sees paths as they are written:
 * `../table/x` means another thing in src/ui/ than in src/ui/end/, so that a folder and what lies deeper have rules of
 * their own. What it cannot see is left to the test: imports between rows that share a folder.
 */

interface Place {
  /** Which files, as biome names them. */
  readonly includes: readonly string[];
  /** Folders from the checkout's down to the files, for each way the path may climb out. */
  readonly folders: readonly string[];
}

/** The files of a part: those in its own folders, and those deeper. */
function placesOf({ files }: Part): readonly Place[] {
  const [folders, names] = [files.filter((glob) => glob.endsWith('/')), files.filter((glob) => !glob.endsWith('/'))];
  const own = folders.map((glob) => glob.slice(0, -1));
  const places = [
    { includes: own.map((folder) => `${folder}/*`), folders: own },
    {
      includes: own.map((folder) => `${folder}/*/**`),
      folders: own.flatMap((folder) => [`${folder}/*`, `${folder}/*/*`]),
    },
    { includes: names, folders: names.map((glob) => glob.slice(0, glob.lastIndexOf('/'))) },
  ];
  return places.filter(({ includes }) => includes.length > 0);
}

/** How a file in `folder` writes the path to a place of the table, without its ending; null when they share a folder. */
function written(folder: string, glob: string): string | null {
  const from = folder.split('/');
  const to = (glob.endsWith('/') ? `${glob}**` : glob.replace(/\.tsx?$/, '')).split('/');
  const shared = to[0] === 'src' ? 2 : 1;
  let common = 0;
  while (from[common] !== undefined && from[common] === to[common]) common++;
  return common >= shared ? null : '../'.repeat(from.length - common) + to.slice(common).join('/');
}

const paths = (folders: readonly string[], { files }: Part): string[] =>
  folders.flatMap((folder) => files.map((glob) => written(folder, glob))).filter((path) => path !== null);

/** Parts whose files lie among those of another part: `zones` in `referee`. */
const within = (outer: Part, parts: readonly Part[]): readonly Part[] =>
  parts.filter((part) => part !== outer && part.files.some((file) => outer.files.some((glob) => matches(glob, file))));

interface Pattern {
  readonly group: readonly string[];
  readonly message: string;
}

function partPatterns(from: Part, folders: readonly string[], parts: readonly Part[]): Pattern[] {
  return parts.flatMap((to) => {
    const message = refusedPart(from, to);
    const group = paths(folders, to);
    if (!message || group.length === 0) return [];
    const except = within(to, parts).filter((inner) => !refusedPart(from, inner));
    return [
      { group: [...group, ...except.flatMap((inner) => paths(folders, inner).map((path) => `!${path}`))], message },
    ];
  });
}

function packagePatterns(from: Part, packages: readonly string[]): Pattern[] {
  const byMessage = new Map<string, string[]>();
  for (const name of [...packages, 'node:*']) {
    const message = refusedPackage(from, name);
    if (message) byMessage.set(message, [...(byMessage.get(message) ?? []), name, `${name}/**`]);
  }
  return [...byMessage].map(([message, group]) => ({ group, message }));
}

const PURE = ['core', 'words', 'rules', 'registry', 'table', 'zones', 'referee', 'bots', 'session'];
const IMPURE = {
  Date: 'Pure folders know no clock: time is an argument (src/core/clock.ts).',
  performance: 'Pure folders know no clock: time is an argument (src/core/clock.ts).',
  setTimeout: 'Pure folders know no clock: waiting is asked of one (src/core/clock.ts).',
  crypto: 'Pure folders know no chance: it is an argument (src/core/rng.ts).',
};

/** The rules as a file, one line a place: the last line that fits a file counts, so that rows that name files come last. */
export function biomeRules(parts: readonly Part[], packages: readonly string[]): string {
  const globals = { level: 'error', options: { deniedGlobals: IMPURE } };
  const restricted = parts.toReversed().filter((part) => part.parts !== null);
  const lines = restricted.flatMap((part) =>
    placesOf(part).map(({ includes, folders }) => {
      const patterns = [...partPatterns(part, folders, parts), ...packagePatterns(part, packages)];
      const style = {
        noRestrictedImports: { level: 'error', options: { patterns } },
        ...(PURE.includes(part.name) ? { noRestrictedGlobals: globals } : {}),
      };
      return JSON.stringify({ includes, linter: { rules: { style } } });
    }),
  );
  return `{ "root": false, "overrides": [\n${lines.join(',\n')}\n] }\n`;
}
