import { expect, test } from './support/atTable';
import { difference } from './support/png';
import { COSMO, LUNA } from './support/tableFile';
import { coinReserve, coinsOf, discardPile, tile } from './support/where';

/** Moves that take several acts: the first opens, the next places light up, Enter or the button completes, Esc takes all back. */

const START = { position: { players: [{ coins: 4 }, { coins: 5 }] } };

test('two coins by hand: the first opens the move, Esc takes it back, Enter completes it', async ({ table }) => {
  await table.lay(START, { motion: true });
  await table.drag(coinReserve, coinsOf(0));
  await expect(table.turnPanel).toContainText('One more coin to take');
  await table.expectGoods(LUNA, { coins: 4 });
  await table.key('Escape');
  await expect(table.turnPanel).not.toContainText('One more coin to take');
  await table.expectTurn(LUNA);

  await table.drag(coinReserve, coinsOf(0));
  await expect(table.turnPanel).toContainText('One more coin to take');
  await table.key('Enter');
  await expect(table.news).toContainText('Luna takes 2 coins.');
  await table.expectTurn(COSMO);
  await table.expectGoods(LUNA, { coins: 6 });
});

test('two coins by hand, one after the other', async ({ table }) => {
  await table.lay(START, { motion: true });
  await table.drag(coinReserve, coinsOf(0));
  await expect(table.turnPanel).toContainText('One more coin to take');
  await table.drag(coinReserve, coinsOf(0));
  await expect(table.news).toContainText('Luna takes 2 coins.');
  await table.expectTurn(COSMO);
});

test('while a move is open, another piece is refused and the open move stays', async ({ table }) => {
  await table.lay(START);
  await table.drag(coinReserve, coinsOf(0));
  await expect(table.turnPanel).toContainText('One more coin to take');
  await table.drag(tile('coffee', 1), discardPile);
  await expect(table.notice).not.toBeEmpty();
  await expect(table.turnPanel).toContainText('One more coin to take');
  await table.press(table.putBack);
  await table.expectTurn(LUNA);
});

test('a chute is cleaned by its first tile on the discard pile, after a question', async ({ table }) => {
  await table.lay(START, { motion: true });
  await table.ready();
  await table.over(coinReserve);
  const area = table.area([tile('milk', 1), tile('milk', 5)], 40);
  const before = await table.still(area);
  await table.lift(tile('milk', 1));
  await table.over(discardPile);
  await expect(table.tag).toHaveText('Clean this side: 2 coins');
  await table.release();
  await expect(table.turnPanel).toContainText('Clean the whole milk chute for 2 coins?');
  await table.press(table.putBack);
  await expect(table.turnPanel).toContainText('Buy a tile, serve full cups or take 2 coins.');
  await table.over(coinReserve);
  expect(difference(await table.still(area), before), 'the tile stands in its chute again').toBeLessThan(0.001);
  await table.expectGoods(LUNA, { coins: 4 });

  await table.drag(tile('milk', 1), discardPile);
  await table.press(table.turnPanel.getByRole('button', { name: 'Clean the milk side for 2 coins' }));
  await expect(table.turnPanel).toContainText('The side is clean. Buy a tile, clean again or end the turn.');
  await table.expectGoods(LUNA, { coins: 2 });
  await table.press(table.button('app.turn.end'));
  await table.expectTurn(COSMO);
});

test('the buttons take coins and clean', async ({ table }) => {
  await table.lay(START);
  await table.page.keyboard.press('l');
  await table.press(table.turnPanel.getByRole('button', { name: /^Clean coffee/ }));
  await expect(table.log('Luna pays 2 coins to clean the coffee side: 5 tiles to the discard pile.')).toBeVisible();
  await expect(table.turnPanel).toContainText('The side is clean.');
  await table.press(table.button('app.turn.end'));
  await table.expectTurn(COSMO);
  await table.press(table.button('app.turn.take'));
  await expect(table.news).toContainText('Cosmo takes 2 coins.');
  await table.expectTurn(LUNA);
  await table.expectGoods(COSMO, { coins: 7 });
});
