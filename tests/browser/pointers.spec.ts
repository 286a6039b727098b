import { expect, test } from './support/atTable';
import { Finger } from './support/finger';
import { difference } from './support/png';
import { AGAINST_HOUSE, COSMO, LUNA } from './support/tableFile';
import { words } from './support/table';
import type { Table } from './support/table';
import { cup, tile } from './support/where';

/** What goes wrong with pointers elsewhere (P15 to P24). */

const START = { position: { players: [{ coins: 5 }, { coins: 5 }] } };
const BOUGHT = 'Luna buys frothy milk 2 for the latte macchiato';
/** A corner of the room that no piece comes near: it only changes when the camera moves. */
const CORNER = { x: 250, y: 40, width: 200, height: 110 };
/** Bare wood at the near edge of the table. */
const WOOD = { x: 640, y: 700 };

async function expectCamera(table: Table, before: Buffer, moved: boolean): Promise<void> {
  if (moved)
    await expect(async () => expect(difference(await table.photo(CORNER), before)).toBeGreaterThan(0.2)).toPass();
  else expect(difference(await table.photo(CORNER), before), 'the camera stands still').toBe(0);
}

test('the camera stands still while a piece is dragged, and turns when the table is', async ({ table }) => {
  await table.lay(START);
  await table.ready();
  const before = await table.still(CORNER);
  await table.lift(tile('milk', 1));
  for (const to of [{ x: 300, y: 500 }, { x: 900, y: 250 }, WOOD]) await table.over(to);
  await expectCamera(table, before, false);
  await table.release();
  await table.expectEmptyHand();
  await expectCamera(table, before, false);

  await table.page.mouse.move(WOOD.x, WOOD.y);
  await table.page.mouse.down();
  await table.over({ x: WOOD.x - 120, y: WOOD.y - 10 });
  await table.release();
  await expectCamera(table, before, true);
  await table.expectTurn(LUNA);
  await table.expectEmptyHand();
});

test('a drag in leaps of 300 pixels keeps the piece', async ({ table }) => {
  await table.lay(START, { motion: true });
  const [from, to] = [table.at(tile('milk', 1)), table.at(cup(0, 'latte-macchiato'))];
  await table.lift(tile('milk', 1));
  // At ten events a second that is 3,000 pixels a second; the page is asked for no answer in between.
  const path = [to, { x: 250, y: 350 }, { x: 1100, y: 640 }, from, { x: 900, y: 120 }, to];
  await Promise.all(path.map(({ x, y }) => table.page.mouse.move(x, y)));
  await expect(table.tag).toHaveText('1 coin = 1 opposite');
  await table.release();
  await expect(table.news).toContainText(BOUGHT);
  await table.expectTurn(COSMO);
});

test('a release outside the window puts the piece back', async ({ table }) => {
  await table.lay(START, { motion: true });
  await table.lift(tile('milk', 1));
  await table.over({ x: 640, y: -60 });
  await table.release();
  await table.expectEmptyHand();
  await expect(table.notice).toBeEmpty();
  // What had slid down meanwhile makes way for it again.
  await table.still(table.area([tile('milk', 1), tile('milk', 5)], 40));
  await table.drag(tile('milk', 1), cup(0, 'latte-macchiato'));
  await expect(table.news).toContainText(BOUGHT);
});

test('a second pointer changes nothing of a drag', async ({ table }) => {
  await table.lay(START);
  await table.ready();
  const before = await table.still(CORNER);
  await table.lift(tile('milk', 1));
  await table.over(cup(0, 'doppio'));
  const finger = await Finger.over(table.page);
  await finger.down(table.at(tile('coffee', 3)));
  await finger.move(table.at(cup(0, 'espresso')));
  await finger.up();
  await finger.down(WOOD);
  await finger.move({ x: 300, y: 600 });
  await table.over(cup(0, 'latte-macchiato'));
  await finger.up();
  await expect(table.tag).toHaveText('1 coin = 1 opposite');
  await expectCamera(table, before, false);
  await table.release();
  await expect(table.news).toContainText(BOUGHT);
  await table.expectTurn(COSMO);
  // And the next drag works as ever.
  await table.drag(tile('coffee', 1), cup(1, 'espresso'));
  await table.expectTurn(LUNA);
});

test('when the system takes a touch away, the piece goes back', async ({ table }) => {
  await table.lay(START);
  await table.ready();
  const chute = table.area([tile('milk', 1), tile('milk', 5)], 24);
  await table.over(table.aside);
  const before = await table.still(chute);
  const finger = await Finger.over(table.page);
  await finger.down(table.at(tile('milk', 1)));
  await expect(table.putBack).toBeVisible();
  await finger.move(table.at(cup(0, 'latte-macchiato')));
  await expect(table.tag).toHaveText('1 coin = 1 opposite');
  await finger.cancel();
  await table.expectEmptyHand();
  await expect(table.tag).toBeHidden();
  expect(difference(await table.still(chute), before)).toBe(0);
  await table.expectTurn(LUNA);
  await table.drag(tile('milk', 1), cup(0, 'latte-macchiato'));
  await expect(table.news).toContainText(BOUGHT);
});

test('a piece on its way back can be taken out of the air', async ({ table }) => {
  await table.lay(START, { motion: true });
  for (let i = 0; i < 3; i++) await table.drag(tile('milk', 2), cup(0, 'espresso'));
  await expect(table.notice).toContainText('DG-11');
  await table.drag(tile('milk', 1), cup(0, 'latte-macchiato'));
  await expect(table.news).toContainText(BOUGHT);
  await table.expectTurn(COSMO);
});

test('a button pressed twice in a breath acts once', async ({ table }) => {
  await table.lay(START);
  await table.page.keyboard.press('l');
  await table.button('app.turn.take').dblclick();
  await table.expectTurn(COSMO);
  await expect(table.log('takes 2 coins')).toHaveCount(1);
  await table.expectGoods(COSMO, { coins: 5 });
});

test('nothing happens while it is not one’s turn', async ({ table }) => {
  const { page } = table;
  await table.lay({ ...START, players: AGAINST_HOUSE });
  await table.expectMyTurn();
  await table.button('app.tools.house').click();
  await page.getByRole('switch', { name: words.say('app.house.pause') }).check();
  await page.keyboard.press('Escape');
  await table.press(table.button('app.turn.take'));
  await expect(table.turnPanel).toContainText(words.say('app.turn.paused'));
  await table.expectGoods(LUNA, { coins: 7 });
  await table.click(tile('milk', 1));
  await table.expectRefusal('It is the turn of Cosmo.', null);
  await table.expectEmptyHand();
  await page.keyboard.press('m');
  await expect(table.moveList).toContainText(words.say('app.moves.not-yours'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('m');
  await table.expectGoods(LUNA, { coins: 7 });
  await table.expectGoods(COSMO, { coins: 5 });

  await table.press(table.button('app.turn.resume'));
  await table.expectMyTurn();
  await expect(table.region('last')).toContainText(COSMO);
});
