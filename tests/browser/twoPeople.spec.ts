import { test } from './support/atTable';
import { COSMO, LUNA } from './support/tableFile';
import { cup, tile } from './support/where';

test('after a move the other person comes to the near place', async ({ table }) => {
  const players = [
    { coins: 4, cups: { doppio: ['F2'] } },
    { coins: 5, cups: { doppio: ['C3', 'H3'] } },
  ];
  await table.lay({ position: { players } }, { motion: true });
  await table.ready();
  const near = table.at(cup(0, 'doppio'));
  await table.expectCard({ x: near.x, y: near.y + 60 }, 'doppio of Luna');
  await table.drag(tile('milk', 1), cup(0, 'latte-macchiato'));
  await table.expectTurn(COSMO);
  await table.expectCard({ x: near.x, y: near.y + 60 }, 'doppio of Cosmo');
  await table.expectCard(cup(0, 'espresso'), 'of Luna');

  await table.drag(tile('milk', 1), cup(1, 'latte-macchiato'));
  await table.expectTurn(LUNA);
  await table.expectCard({ x: near.x, y: near.y + 60 }, 'doppio of Luna');
});
