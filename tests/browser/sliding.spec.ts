import { LOW } from './support/atTable';
import { difference } from './support/png';
import { Table } from './support/table';
import { COSMO } from './support/tableFile';
import { expect, SIZES, test } from './support/test';
import { cup, tile } from './support/where';

/** A frame of the page's time, ms. */
const FRAME = 50;
/** What was taken away below, those above settle within this time (P9). */
const SETTLED = 1_500;
/** So many equal pictures in a row are rest. */
const REST = 4;

test('when a tile is taken those above slide down, and a new one comes on top', async ({ page }) => {
  // A page of its own: its time is slowed down.
  const table = new Table(page, SIZES.laptop);
  await page.goto(LOW);
  await table.lay({ position: { players: [{ coins: 4 }, { coins: 5 }] } }, { motion: true });
  await table.ready();
  const chute = table.area([tile('milk', 1), tile('milk', 5)], 24);
  await table.over(table.aside);
  const full = await table.still(chute);

  // Slow motion: the page's time goes on only when it is told to.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await table.lift(tile('milk', 1));
  await table.over(cup(0, 'latte-macchiato'));
  const frames = [full];
  let same = 0;
  for (let time = 0; same < REST; time += FRAME) {
    expect(time, 'it comes to rest').toBeLessThan(SETTLED);
    await page.clock.runFor(FRAME);
    const next = await table.photo(chute);
    same = next.equals(frames.at(-1) as Buffer) ? same + 1 : 0;
    if (same === 0) frames.push(next);
  }
  const end = frames.at(-1) as Buffer;
  const between = frames.slice(1, -1).filter((frame) => [full, end].every((other) => difference(frame, other) > 0.02));
  expect(between.length, 'tiles are seen on their way').toBeGreaterThanOrEqual(2);

  await table.release();
  await expect(async () => {
    await page.clock.runFor(250);
    expect(await page.title()).toContain(COSMO);
  }).toPass({ intervals: [0] });
  await table.expectTurn(COSMO);
  for (const [row, name] of [
    [1, /cold milk 4/i],
    [4, /frothy milk 4/i],
    [5, /frothy milk 1/i],
  ] as const) {
    await table.expectCard(tile('milk', row), name);
  }
});
