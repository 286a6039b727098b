import { matches, refusedPackage, refusedPart } from './importTable';
import type { Part } from './importTable';

/** The import table as rules for the linter, which speaks while one types. */

/** How a file inside the product may begin the path to another folder. */
const CLIMBS = ['../', '../../', '../../../', '../../../../'];

/** Patterns (as in .gitignore) of the import paths that lead to a place of the table. */
function paths(glob: string): string[] {
  const inside = glob.endsWith('/') ? `${glob}**` : glob.replace(/\.tsx?$/, '');
  const starts = inside.startsWith('src/') ? [inside, inside.slice('src/'.length)] : [inside];
  return CLIMBS.flatMap((climb) => starts.map((start) => climb + start));
}

/** Parts whose files lie among those of another part: `zones` in `referee`. */
const within = (outer: Part, parts: readonly Part[]): readonly Part[] =>
  parts.filter((part) => part !== outer && part.files.some((file) => outer.files.some((glob) => matches(glob, file))));

function restrictions(from: Part, parts: readonly Part[], packages: readonly string[]): object {
  const patterns = parts.flatMap((to) => {
    const message = refusedPart(from, to);
    if (!message) return [];
    const except = within(to, parts).filter((inner) => !refusedPart(from, inner));
    // A part that holds the importing file is reached from inside without climbing out of it.
    return [
      {
        group: [...to.files.flatMap(paths), ...except.flatMap(({ files }) => files.flatMap(paths)).map((p) => `!${p}`)],
        message,
      },
    ];
  });
  const refused = [...packages, 'node:*'].flatMap((name) => {
    const message = refusedPackage(from, name);
    return message ? [{ group: [name, `${name}/**`], message }] : [];
  });
  return { level: 'error', options: { patterns: [...patterns, ...refused] } };
}

const PURE = ['core', 'words', 'rules', 'registry', 'table', 'zones', 'referee', 'bots', 'session'];
const IMPURE = {
  Date: 'Pure folders know no clock: time is an argument (src/core/clock.ts).',
  performance: 'Pure folders know no clock: time is an argument (src/core/clock.ts).',
  setTimeout: 'Pure folders know no clock: waiting is asked of one (src/core/clock.ts).',
  crypto: 'Pure folders know no chance: it is an argument (src/core/rng.ts).',
};

/** `overrides` for biome.json: the last that fits a file counts, so that special rows come last. */
export function biomeRules(parts: readonly Part[], packages: readonly string[]): object {
  const overrides = parts.toReversed().map((part) => {
    const style = {
      noRestrictedImports: restrictions(part, parts, packages),
      ...(PURE.includes(part.name)
        ? { noRestrictedGlobals: { level: 'error', options: { deniedGlobals: IMPURE } } }
        : {}),
    };
    const includes = part.files.map((glob) => (glob.endsWith('/') ? `${glob}**` : glob));
    return { includes, linter: { rules: { style } } };
  });
  return { root: false, overrides };
}
