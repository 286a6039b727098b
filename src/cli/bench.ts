import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { Unmeasured } from './bench/figures';
import type { Figure, Machine, Part, Report } from './bench/figures';
import { print } from './print';

/** `npm run --silent bench -- [PART...]`: measures, and prints one JSON document (docs/performance.md). */

const USAGE = `usage: npm run --silent bench -- [PART...]
  PART  page (scripts, pictures: needs a Chromium), rules, physics, memory, film; all when none is named
Standard output gets one JSON document, standard error tells how far it is. docs/performance.md explains every figure.`;
/** Exit status: it was measured, budgets held or not; wrong usage. */
const [MEASURED, MISUSED] = [0, 2];

/** What the page's part found out about the machine. */
const drawnBy: { browser: string | null; renderer: string | null } = { browser: null, renderer: null };

async function page(tell: (line: string) => void): Promise<readonly Figure[]> {
  const [{ buildPage }, { picture }] = [await import('./bench/page'), await import('./bench/picture')];
  tell('page: a fresh build');
  const built = await buildPage();
  try {
    const { figures, ...by } = await picture(built, tell);
    Object.assign(drawnBy, by);
    return figures;
  } finally {
    await built.close();
  }
}

/** Each is loaded when its turn comes. The page last: its browser warms the processor, and times of the others are small. */
const PARTS: Readonly<Record<string, Part>> = {
  rules: async (tell) => (await import('./bench/rules')).rules(tell),
  physics: async (tell) => (await import('./bench/physics')).physics(tell),
  memory: async (tell) => (await import('./bench/memory')).memory(tell),
  film: async (tell) => (await import('./bench/film')).film(tell),
  page,
};

function machine(): Machine {
  const [processor] = cpus();
  return {
    system: `${type()} ${release()}`,
    processor: processor?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memory: Math.round(totalmem() / 2 ** 30),
    load: Number((loadavg()[0] ?? 0).toFixed(1)),
    node: process.version,
    browser: null,
    renderer: null,
  };
}

async function main(): Promise<number> {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown !== undefined) {
    process.stderr.write(`there is no part ${unknown}\n${USAGE}\n`);
    return MISUSED;
  }
  const tell = (line: string): void => void process.stderr.write(`${line}\n`);
  const begun = machine();
  const figures: Figure[] = [];
  const missing: string[] = [];
  for (const [name, part] of Object.entries(PARTS)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    try {
      figures.push(...(await part(tell)));
    } catch (error) {
      if (!(error instanceof Unmeasured)) throw error;
      missing.push(error.message);
      tell(error.message);
    }
  }
  const report: Report = { format: 'cafe-table-bench/1', machine: { ...begun, ...drawnBy }, figures, missing };
  await print(`${JSON.stringify(report, null, 2)}\n`);
  return MEASURED;
}

process.exitCode = await main();
