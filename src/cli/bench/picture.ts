import type { Browser } from 'playwright-core';
import type { Counted, DrawnFrame } from './browser';
import { launch, ProbedPage } from './browser';
import { figure } from './figures';
import type { Figure, Measured } from './figures';
import { javascript } from './javascript';
import type { BenchPage } from './page';
import { middleFile } from './positions';

const MIB = 2 ** 20;
/** How long a table at rest is watched, ms. */
const WATCHED = 5_000;
const SWITCHES = 20;
/** What may be left over after them, as a share. */
const LEFT_OVER = 5;

const FULL = middleFile('cafe-del-gatto', 5, 3);

export interface PictureReport {
  readonly figures: readonly Figure[];
  readonly browser: string;
  readonly renderer: string;
}

type Quality = 'high' | 'low';

const count = (measured: Omit<Measured, 'kind'>): Figure => figure({ ...measured, kind: 'count' });

/** The most of each that one frame took. */
function most(frames: readonly DrawnFrame[], of: (frame: DrawnFrame) => number): number {
  return frames.reduce((all, frame) => Math.max(all, of(frame)), 0);
}

/** Two coins are taken at a full table: every frame of it, and the memory behind. */
function atFullTable(quality: Quality, { frames, textureBytes }: Counted): Figure[] {
  const [id, table] = [`picture.${quality}`, `at a full table (5 seats, middle of a game), ${quality}`];
  const figures = [
    count({
      id: `${id}.draw-calls`,
      what: `draw calls of a frame ${table}, shadows included`,
      unit: 'calls',
      samples: [most(frames, ({ draws }) => draws)],
      budget: { most: 120 },
    }),
    count({
      id: `${id}.shadow-draw-calls`,
      what: `of these for shadows, ${quality}`,
      unit: 'calls',
      samples: [most(frames, ({ shadowDraws }) => shadowDraws)],
    }),
    count({
      id: `${id}.triangles`,
      what: `triangles of a frame ${table}, shadows included`,
      unit: 'triangles',
      samples: [most(frames, ({ triangles }) => triangles)],
      budget: { most: 300_000 },
    }),
    count({
      id: `${id}.shadow-triangles`,
      what: `of these for shadows, ${quality}`,
      unit: 'triangles',
      samples: [most(frames, ({ shadowTriangles }) => shadowTriangles)],
    }),
    count({
      id: `${id}.textures`,
      what: `textures and shadow maps with their mip levels ${table}`,
      unit: 'MiB',
      samples: [textureBytes / MIB],
      budget: { most: 96 },
      digits: 1,
    }),
  ];
  const gaps = frames.slice(1).map((frame, i) => frame.at - (frames[i]?.at ?? 0));
  if (gaps.length === 0) return figures;
  const what = `between two frames while coins fly, ${quality} (never under 16.7)`;
  return [...figures, figure({ id: `${id}.frame`, what, unit: 'ms', kind: 'time', samples: gaps, digits: 1 })];
}

async function atRest(probed: ProbedPage, quality: Quality): Promise<Figure[]> {
  await probed.rest();
  await probed.reset();
  await probed.page.waitForTimeout(WATCHED);
  const { frames, asked } = await probed.count();
  const during = `in ${WATCHED / 1000} s of a table at rest, ${quality}, motion allowed`;
  return [
    count({
      id: `picture.${quality}.rest.frames`,
      what: `frames asked for ${during}`,
      unit: 'frames',
      samples: [asked],
      budget: { most: 0 },
    }),
    count({
      id: `picture.${quality}.rest.draws`,
      what: `draw calls ${during}`,
      unit: 'calls',
      samples: [frames.reduce((all, { draws }) => all + draws, 0)],
      budget: { most: 0 },
    }),
  ];
}

/** What is left over of so many games, in percent of what two games hold. */
async function switching(probed: ProbedPage): Promise<Figure[]> {
  const file = (i: number): string => middleFile('cafe-del-gatto', 2 + (i % 4), i + 1);
  // Both numbers are taken at the same game: others have more pieces.
  for (let i = 0; i < 4; i++) await probed.change(file(i));
  const before = (await probed.count()).living;
  for (let i = 0; i < SWITCHES; i++) await probed.change(file(i));
  const after = (await probed.count()).living;
  return (['textures', 'buffers', 'programs', 'contexts'] as const).map((kind) =>
    count({
      id: `picture.switches.${kind}`,
      what: `${kind} left over after ${SWITCHES} game switches (${before[kind]} before)`,
      unit: '%',
      samples: [(100 * (after[kind] - before[kind])) / before[kind]],
      budget: { most: LEFT_OVER },
      digits: 1,
    }),
  );
}

async function measure(browser: Browser, page: BenchPage, tell: (line: string) => void) {
  const figures: Figure[] = [];
  let renderer = '';
  for (const quality of ['high', 'low'] as const) {
    tell(`picture: a full table, ${quality}`);
    const probed = await ProbedPage.open(browser, page, 'no-preference');
    const ready = await probed.play(FULL, quality);
    figures.push(
      figure({
        id: `picture.${quality}.first`,
        what: `from the address to the first picture of a game that goes on, ${quality}, nothing cached`,
        unit: 'ms',
        kind: 'time',
        samples: [ready],
        digits: 0,
      }),
    );
    if (quality === 'high') figures.push(...(await javascript(page, probed.scripts)));
    await probed.rest();
    await probed.reset();
    await probed.page.getByRole('button', { name: /^Take 2 coins/ }).click();
    await probed.drawn();
    await probed.rest();
    figures.push(...atFullTable(quality, await probed.count()), ...(await atRest(probed, quality)));
    if (quality === 'low') {
      tell(`picture: ${SWITCHES} game switches`);
      figures.push(...(await switching(probed)));
      renderer = await probed.page.evaluate('glProbe.renderer()');
    }
    await probed.page.context().close();
  }
  return { figures, renderer };
}

/** Everything that only a browser can say. Throws `Unmeasured` where there is none. */
export async function picture(page: BenchPage, tell: (line: string) => void): Promise<PictureReport> {
  const browser = await launch();
  try {
    return { ...(await measure(browser, page, tell)), browser: `Chromium ${browser.version()}` };
  } finally {
    await browser.close();
  }
}
