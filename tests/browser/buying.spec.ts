import { expect, test } from './support/atTable';
import { difference } from './support/png';
import { COSMO, LUNA } from './support/tableFile';
import { cup, tile } from './support/where';

/**
 * Buying a tile in every way there is. Milk of row 5 costs the coffee 2 opposite, and 2 for its row (DG-10); of all cups
 * only the latte macchiato begins with milk.
 */
const START = { position: { players: [{ coins: 5 }, { coins: 5 }] } };
const BOUGHT = 'Luna buys frothy milk 4 for the latte macchiato and pays 4 coins (2 opposite + 2 for row 5).';

test('a tile is bought by dragging it into a cup, its price with its sum beside the pointer before it is let go', async ({
  table,
}) => {
  await table.lay(START, { motion: true });
  await table.lift(tile('milk', 5));
  await table.over(cup(0, 'latte-macchiato'));
  await expect(table.tag).toBeVisible();
  await expect(table.tag).toHaveText('4 coins = 2 opposite + 2 row');
  await table.expectGoods(LUNA, { coins: 5 });
  await table.release();
  await expect(table.tag).toBeHidden();
  await expect(table.news).toContainText(BOUGHT);
  await expect(table.news).toContainText('New in row 5: frothy milk 1.');
  await table.expectTurn(COSMO);
  await table.expectGoods(LUNA, { coins: 1 });
});

test('a tile is bought by a click on it and a click on the cup', async ({ table }) => {
  await table.lay(START, { motion: true });
  await table.ready();
  await table.pick(tile('milk', 5));
  await table.over(cup(0, 'latte-macchiato'));
  await expect(table.tag).toHaveText('4 coins = 2 opposite + 2 row');
  await table.click(cup(0, 'latte-macchiato'));
  await expect(table.news).toContainText(BOUGHT);
  await table.expectTurn(COSMO);
  await table.expectGoods(LUNA, { coins: 1 });
});

test('a click and Esc put the piece back', async ({ table }) => {
  await table.lay(START);
  await table.ready();
  await table.pick(tile('milk', 5));
  await table.page.keyboard.press('Escape');
  await table.expectEmptyHand();
  await table.expectTurn(LUNA);
  await table.expectGoods(LUNA, { coins: 5 });
});

test('a double-click plays the only legal move of a piece', async ({ table }) => {
  // Too poor to clean, with a coin for the milk of row 1.
  await table.lay({ position: { players: [{ coins: 1 }, { coins: 5 }] } }, { motion: true });
  await table.ready();
  await table.doubleClick(tile('milk', 1));
  await expect(table.news).toContainText(
    'Luna buys frothy milk 2 for the latte macchiato and pays 1 coin (1 opposite).',
  );
  await table.expectTurn(COSMO);
  await table.expectGoods(LUNA, { coins: 0 });
});

test('a double-click on a piece with several legal moves plays none, and the piece is where it was', async ({
  table,
}) => {
  await table.lay(START, { motion: true });
  await table.ready();
  const chute = table.area([tile('coffee', 1), tile('coffee', 5)], 30);
  await table.over(table.aside);
  const before = await table.still(chute);
  await table.doubleClick(tile('coffee', 4));
  await table.expectEmptyHand();
  await table.over(table.aside);
  expect(difference(await table.still(chute), before)).toBe(0);
  await expect(table.notice).toBeEmpty();
  await table.expectTurn(LUNA);
  await table.expectGoods(LUNA, { coins: 5 });
});

test('a tile is bought from the list by the keyboard alone', async ({ table }) => {
  await table.lay(START);
  await table.page.keyboard.press('m');
  await expect(table.moveList).toBeFocused();
  const wanted = 'Buy frothy milk 4 from row 5 for the latte macchiato: 4 coins (2 opposite + 2 for row 5)';
  await expect(table.moveList.getByRole('option', { name: wanted })).toBeVisible();
  await table.walkTo(wanted);
  await table.page.keyboard.press('Enter');
  await expect(table.news).toContainText(BOUGHT);
  await table.expectTurn(COSMO);
  await table.expectGoods(LUNA, { coins: 1 });
});

test('a tile of value 1 brings a sugar cube', async ({ table }) => {
  await table.lay(START);
  await table.drag(tile('coffee', 3), cup(0, 'espresso'));
  await expect(table.news).toContainText('Luna gets 1 sugar cube.');
  await table.expectTurn(COSMO);
  await table.expectGoods(LUNA, { coins: 2, sugar: 1 });
});
