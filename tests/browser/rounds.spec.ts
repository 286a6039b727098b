import { expect, test } from './support/atTable';
import { COSMO, LUNA } from './support/tableFile';
import { cup, discardPile, drinkTile, square, tile } from './support/where';

/** The last tile of the bag is drawn and the discard pile is empty: an intermediate round follows (DG-50, DG-51). */

test('whoever has a full cup must serve one', async ({ table }) => {
  const players = [
    { coins: 4, cups: { doppio: ['F2', 'F3'] } },
    { coins: 5, cups: { espresso: ['C3'] } },
  ];
  await table.lay({ position: { bag: ['F1'], players } });
  await table.drag(tile('milk', 1), cup(0, 'latte-macchiato'));
  await expect(table.news).toContainText('Bag and discard pile are empty. Cosmo and Luna: serve one full cup each.');
  await table.expectTurn(COSMO);
  await expect(table.turnPanel).toContainText('everyone with a full cup must serve exactly one');
  await table.drag(tile('milk', 1), cup(1, 'latte-macchiato'));
  await table.expectRefusal('In this intermediate round you serve exactly one full cup.', 'DG-50');
  await table.drag(drinkTile('espresso', 2), cup(1, 'espresso'));
  await table.expectTurn(LUNA);
  await table.expectGoods(COSMO, { coins: 8, points: 2 });
  await table.drag(drinkTile('doppio', 5), cup(0, 'doppio'));
  await table.expectTurn(COSMO);
  await expect(table.turnPanel).toContainText('Buy a tile, serve full cups or take 2 coins.');
  await table.expectGoods(LUNA, { points: 5 });
});

test('with no full cup, everyone empties the fullest', async ({ table }) => {
  const players = [
    { coins: 4, cups: { cappuccino: ['H2'] } },
    { coins: 5, cups: { 'latte-macchiato': ['F2', 'H4'], doppio: ['C3'] } },
  ];
  await table.lay({ position: { bag: ['F1'], players } });
  await table.drag(tile('milk', 3), cup(0, 'latte-macchiato'));
  await expect(table.news).toContainText(
    'Bag and discard pile are empty and no cup is full. Cosmo and Luna: empty your fullest cup.',
  );
  await table.expectTurn(COSMO);
  await table.drag(square(1, 'latte-macchiato', 1), discardPile);
  await expect(table.turnPanel).toContainText('Empty the whole latte macchiato?');
  await table.key('Enter');
  await expect(table.news).toContainText(
    'Cosmo empties the latte macchiato: 2 tiles to the discard pile, for nothing.',
  );
  await table.expectTurn(LUNA);
  await table.drag(square(0, 'cappuccino', 1), discardPile);
  await expect(table.news).toContainText('Luna empties the cappuccino: 1 tile to the discard pile, for nothing.');
  await table.expectTurn(COSMO);
  await expect(table.turnPanel).toContainText('Buy a tile, serve full cups or take 2 coins.');
});
