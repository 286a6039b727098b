import { expect, test } from './support/atTable';
import { COSMO, LUNA } from './support/tableFile';
import { words } from './support/table';
import { cup, drinkTile, menu, sugarOf } from './support/where';

/** A cappuccino of value 7 with two kinds of preparation, which pay 3 coins (the rulebook's example). */
const CAPPUCCINO = { cappuccino: ['H2', 'C1', 'H4'] };
const withCups = (cups: object, goods = {}) => ({
  position: { players: [{ coins: 2, sugar: 2, cups, ...goods }, { coins: 5 }] },
});

test('sugar into the cup, the cup to the menu, a drink tile into the cup', async ({ table }) => {
  await table.lay(withCups(CAPPUCCINO), { motion: true });
  await table.lift(sugarOf(0));
  await table.over(cup(0, 'cappuccino'));
  await expect(table.tag).toHaveText('Sugar for the cappuccino: its value goes up by 1');
  await table.release();
  await expect(table.turnPanel).toContainText('Serve it: take a drink tile, or drag the cup to the menu');

  await table.drag(cup(0, 'cappuccino'), menu);
  await expect(table.turnPanel).toContainText('Choose a drink tile for the cappuccino');
  await expect(
    table.turnPanel.getByRole('list', { name: words.say('app.turn.choose-move') }).getByRole('button'),
  ).toHaveCount(5);
  await table.expectGoods(LUNA, { coins: 2, sugar: 2, points: 1 });

  table.look = { ...table.look, moved: { '0:cappuccino': 'serve' } };
  await table.lift(drinkTile('cappuccino', 8));
  await table.over(cup(0, 'cappuccino'));
  await expect(table.tag).toHaveText('Takes the 8, +3 coins = 3 for 2 kinds');
  await table.release();
  await expect(table.news).toContainText(
    'Luna serves the cappuccino, value 8 with 1 sugar cube, and takes the drink tile 8.',
  );
  await table.expectTurn(COSMO);
  await table.expectGoods(LUNA, { coins: 5, sugar: 1, points: 8 });
});

test('a drink tile into the cup serves it at once, and the difference is paid in coins', async ({ table }) => {
  await table.lay(withCups(CAPPUCCINO), { motion: true });
  await table.lift(drinkTile('cappuccino', 6));
  await table.over(cup(0, 'cappuccino'));
  await expect(table.tag).toHaveText('Takes the 6, +4 coins = 3 for 2 kinds + 1 difference');
  await table.release();
  await expect(table.news).toContainText('Luna serves the cappuccino, value 7, and takes the drink tile 6.');
  await table.expectTurn(COSMO);
  await table.expectGoods(LUNA, { coins: 6, sugar: 2, points: 7 });
});

test('a drink tile that the cup is not worth is refused', async ({ table }) => {
  await table.lay(withCups(CAPPUCCINO));
  await table.drag(drinkTile('cappuccino', 8), cup(0, 'cappuccino'));
  await table.expectRefusal('The drink tile 8 needs a barista value of 8, and this drink has 7.', 'DG-22');
  await table.expectTurn(LUNA);
});

test('a cup that is not full is not served', async ({ table }) => {
  await table.lay(withCups({ cappuccino: ['H2', 'C1'] }));
  await table.drag(cup(0, 'cappuccino'), menu);
  await table.expectRefusal('The cappuccino is not full: 1 tile still to go.', 'DG-20');
  await table.expectTurn(LUNA);
});

test('with two full cups the turn goes on until it is ended', async ({ table }) => {
  await table.lay(withCups({ ...CAPPUCCINO, espresso: ['C3'] }));
  await table.drag(drinkTile('espresso', 3), cup(0, 'espresso'));
  await expect(table.turnPanel).toContainText('Serve another full cup or end the turn.');
  await expect(table.news).toContainText('Luna serves the espresso, value 3, and takes the drink tile 3.');
  await table.expectTurn(LUNA);
  await table.press(table.button('app.turn.end'));
  await table.expectTurn(COSMO);
  await table.expectGoods(LUNA, { coins: 4, points: 4 });
});

test('points open to show where each comes from', async ({ table }) => {
  await table.lay(withCups({}, { served: { espresso: 5, doppio: 7 } }));
  await table.player(LUNA).getByRole('button').click();
  await expect(table.dialog).toContainText('Points of Luna');
  for (const line of [
    'Drink tile of the espresso5',
    'Drink tile of the doppio7',
    '2 sugar cubes left, 1 point for 21',
    'Total13',
  ]) {
    await expect(table.dialog).toContainText(line);
  }
});
