import { readFile } from 'node:fs/promises';
import { expect, test } from './support/atTable';
import { words } from './support/table';
import type { Table } from './support/table';
import { coinReserve, coinsOf, tile } from './support/where';
import type { Place, Point } from './support/where';

/** The table without rules, by a real pointer. */

const START = { position: { players: [{ coins: 3 }, { coins: 5 }] } };
/** Bare wood between the bowl and the machine, away from all places. */
const WOOD: Point = { x: 430, y: 445 };

async function freeTable(table: Table): Promise<void> {
  await table.lay(START);
  await table.ready();
  await table.key('t');
  await table.key('t');
  await expect(table.page.getByRole('heading', { name: words.say('mode.panel.heading') })).toBeVisible();
}

/** Pressed and moved in one breath: held longer, it would mean the whole stack. */
async function carry(table: Table, from: Place, to: Place | Point): Promise<void> {
  const at = table.at(from);
  await table.page.mouse.move(at.x, at.y);
  await Promise.all([table.page.mouse.down(), table.page.mouse.move(at.x + 12, at.y - 12)]);
  await table.over(to);
  await table.page.waitForTimeout(250);
  await table.release();
}

const panel = (table: Table) => table.page.locator('.ct-free');

test('a coin put before a player is part of the game that goes on', async ({ table }) => {
  await freeTable(table);
  await carry(table, coinReserve, coinsOf(0));
  await expect(panel(table)).toContainText(words.say('mode.panel.differs', { count: 1 }));
  await table.press(table.button('mode.panel.on'));
  await expect(panel(table)).toHaveCount(0);
  await table.expectGoods('Luna', { coins: 4 });
});

test('a tile on the wood: menu, undo, an impossible table, and everything put right', async ({ table }) => {
  const { page } = table;
  await freeTable(table);
  await carry(table, tile('milk', 5), WOOD);
  await expect(panel(table)).toContainText(words.say('mode.panel.differs', { count: 1 }));
  await page.mouse.click(WOOD.x, WOOD.y, { button: 'right' });
  await page.getByRole('menuitem', { name: words.say('act.flip') }).click();
  await table.key('Control+z');
  await table.press(table.button('mode.panel.on'));
  await expect(table.notice).toContainText('The game cannot go on from this table.');
  await expect(table.notice).toContainText('The milk chute holds 4 tiles: 1 is missing.');
  await table.press(table.button('mode.panel.right'));
  await expect(panel(table)).toHaveCount(0);
  await table.expectTurn('Luna');
});

test('a frame chooses what lies in it; a saved table is opened as it lay', async ({ table }) => {
  const { page } = table;
  await freeTable(table);
  await carry(table, tile('milk', 5), WOOD);
  await page.mouse.move(WOOD.x - 25, WOOD.y - 35);
  await page.mouse.down();
  await page.mouse.move(WOOD.x + 60, WOOD.y + 25, { steps: 3 });
  await page.mouse.up();
  await expect(page.locator('.ct-chosen')).toContainText(words.say('mode.select.count', { count: 1 }));
  const [download] = await Promise.all([page.waitForEvent('download'), table.menu('save')]);
  const text = await readFile(await download.path(), 'utf8');
  expect(Object.values(JSON.parse(text).table)).toHaveLength(1);
  await table.openFile(text);
  await expect(page.locator('.ct-astray-panel')).toContainText(words.say('mode.astray.count', { count: 1 }));
});
