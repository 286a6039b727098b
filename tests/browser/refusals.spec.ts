import { expect, test } from './support/atTable';
import { DRINKS } from '../../src/rules/cafe-del-gatto/types';
import { COSMO, LUNA } from './support/tableFile';
import { difference } from './support/png';
import { cup, square, tile } from './support/where';
import type { Area, Place } from './support/where';

/** The brackets around the square that is next (CSS pixels from its middle); the arrow above it dances and is left out. */
const BRACKETS = 19;
const inside = (outer: Area, { x, y, width, height }: Area): Area => ({
  x: x - outer.x,
  y: y - outer.y,
  width,
  height,
});

/** What is not allowed says why, by which rule, and leaves everything as it was. */

const POOR = { position: { players: [{ coins: 3 }, { coins: 5 }] } };
const CHUTE: readonly Place[] = [tile('milk', 1), tile('milk', 5)];

test('a tile that costs more than one has is refused, and is back where it was', async ({ table }) => {
  await table.lay(POOR);
  await table.ready();
  await table.over(table.aside);
  const chute = table.area(CHUTE, 40);
  const before = await table.still(chute);
  await table.lift(tile('milk', 5));
  await table.over(cup(0, 'latte-macchiato'));
  const why = 'The tile costs 4 coins (2 opposite + 2 for the row), and you have 3.';
  await expect(table.tag).toContainText(why);
  await expect(table.tag).toContainText('DG-14');
  await table.release();
  await table.expectRefusal(why, 'DG-14');
  await table.expectEmptyHand();
  await table.over(table.aside);
  expect(difference(await table.still(chute), before)).toBe(0);
  await table.expectTurn(LUNA);
  await table.expectGoods(LUNA, { coins: 3 });
});

test('a colour that the cup does not take is refused, and the next lift shows the same lights', async ({ table }) => {
  await table.lay({ position: { players: [{ coins: 5 }, { coins: 5 }] } });
  await table.ready();
  const row = table.area([cup(0, 'espresso'), cup(0, 'latte-macchiato')], 120);
  const squares = DRINKS.map((drink) => table.area([square(0, drink, 1)], BRACKETS));
  await table.over(table.aside);
  const dark = await table.still(row);
  await table.lift(tile('milk', 1));
  await table.over(table.aside);
  const lit = await table.still(row, squares);
  for (const [i, drink] of DRINKS.entries()) {
    const change = difference(lit, dark, inside(row, squares[i] as Area));
    if (drink === 'latte-macchiato')
      expect(change, 'the only cup that begins with milk lights up').toBeGreaterThan(0.03);
    else expect(change, `the ${drink} stays dark`).toBe(0);
  }
  await table.over(cup(0, 'cappuccino'));
  await table.release();
  await table.expectRefusal(
    'The lowest empty square of the cappuccino takes coffee, and this is a milk tile.',
    'DG-11',
  );
  await table.expectEmptyHand();
  await table.over(table.aside);
  const after = await table.still(row);
  for (const drink of DRINKS) {
    const part = inside(row, table.area([square(0, drink, 1)], 2 * BRACKETS));
    expect(difference(after, dark, part), 'no light stays').toBe(0);
  }
  await table.lift(tile('milk', 1));
  await table.over(table.aside);
  const again = await table.still(row, squares);
  for (const part of squares) expect(difference(again, lit, inside(row, part)), 'the same lights').toBe(0);
  await table.page.keyboard.press('Escape');
  await table.release();
  await table.expectEmptyHand();
});

test('the cup of another player refuses', async ({ table }) => {
  await table.lay(POOR);
  await table.drag(tile('coffee', 3), cup(1, 'espresso'));
  await table.expectRefusal('A tile from the machine goes into one of your own cups', null);
  await table.expectEmptyHand();
  await table.expectTurn(LUNA);
  await table.expectGoods(LUNA, { coins: 3 });
  await table.expectGoods(COSMO, { coins: 5 });
});

test('a refusal can be put away, and the next act takes it away', async ({ table }) => {
  await table.lay(POOR);
  await table.drag(tile('milk', 5), cup(0, 'latte-macchiato'));
  await expect(table.notice).toContainText('DG-14');
  await table.notice.getByRole('button').click();
  await expect(table.notice).toBeEmpty();
  await table.drag(tile('milk', 5), cup(0, 'latte-macchiato'));
  await expect(table.notice).toContainText('DG-14');
  await table.drag(tile('milk', 1), cup(0, 'latte-macchiato'));
  await expect(table.notice).toBeEmpty();
  await table.expectTurn(COSMO);
});

test('a tile let go over its own chute, or over nothing, goes back without a word', async ({ table }) => {
  await table.lay(POOR, { motion: true });
  await table.drag(tile('milk', 2), tile('milk', 4));
  await table.expectEmptyHand();
  await table.drag(tile('milk', 2), { x: 640, y: 690 });
  await table.expectEmptyHand();
  await expect(table.notice).toBeEmpty();
  await table.expectTurn(LUNA);
});
