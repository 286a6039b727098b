import { expect, test } from './support/atTable';
import { words } from './support/table';
import { COSMO, LUNA } from './support/tableFile';
import { cup, tile } from './support/where';

/** Taking moves back and looking at earlier moments. */

const START = { position: { players: [{ coins: 4 }, { coins: 5 }] } };
const undo = words.say('app.tools.with-key', { what: words.say('app.tools.undo'), keys: 'Ctrl+Z' });
const redo = words.say('app.tools.with-key', { what: words.say('app.tools.redo'), keys: 'Ctrl+Shift+Z' });

test('what nobody learned anything from is taken back at once, and done again; the log marks it', async ({ table }) => {
  const { page } = table;
  await table.lay(START);
  await expect(page.getByRole('button', { name: undo })).toBeDisabled();
  await page.keyboard.press('l');
  await table.press(table.button('app.turn.take'));
  await table.expectTurn(COSMO);
  await expect(table.log('Luna takes 2 coins.')).toHaveCount(1);
  await table.press(page.getByRole('button', { name: undo }));
  await table.expectTurn(LUNA);
  await table.expectGoods(LUNA, { coins: 4 });
  await expect(table.log('Luna takes 2 coins.')).toHaveCount(0);
  await expect(table.log('Luna takes a move back')).toHaveCount(1);
  await table.press(page.getByRole('button', { name: redo }));
  await table.expectTurn(COSMO);
  await table.expectGoods(LUNA, { coins: 6 });
  await expect(table.log('Luna takes 2 coins.')).toHaveCount(1);
  await expect(page.getByRole('button', { name: redo })).toBeDisabled();
});

test('what showed a new tile is taken back when the other person agrees', async ({ table }) => {
  const { page } = table;
  await table.lay(START);
  await page.keyboard.press('l');
  await table.drag(tile('milk', 1), cup(0, 'latte-macchiato'));
  await table.expectTurn(COSMO);
  await table.expectGoods(LUNA, { coins: 3 });

  await table.key('Control+z');
  await expect(table.dialog).toContainText('Everyone at this screen has to agree.');
  await table.press(table.button('app.undo.decline'));
  await expect(table.dialog).toHaveCount(0);
  await table.expectTurn(COSMO);
  await table.expectGoods(LUNA, { coins: 3 });

  await table.press(page.getByRole('button', { name: undo }));
  await table.press(table.button('app.undo.agree', { who: COSMO }));
  await table.expectTurn(LUNA);
  await table.expectGoods(LUNA, { coins: 4 });
  await expect(table.log('Luna takes a move back')).toHaveCount(1);
  await table.key('Control+Shift+z');
  await table.expectTurn(COSMO);
  await table.expectGoods(LUNA, { coins: 3 });
});

test('a line of the log shows the table as it was, until Back to now', async ({ table }) => {
  const { page } = table;
  await table.lay(START);
  await page.keyboard.press('l');
  await table.press(table.button('app.turn.take'));
  await table.expectTurn(COSMO);
  await table.press(table.button('app.turn.take'));
  await table.expectTurn(LUNA);
  await table.expectGoods(COSMO, { coins: 7 });
  await table.log('Luna takes 2 coins.').getByRole('button').click();
  await expect(page.getByText('The table after move 1 of 2')).toBeVisible();
  await table.expectGoods(LUNA, { coins: 6 });
  await table.expectGoods(COSMO, { coins: 5 });
  await expect(table.turnPanel).toContainText('You are looking at an earlier moment.');
  await table.press(table.button('app.showing.earlier'));
  await expect(page.getByText('The table at the start')).toBeVisible();
  await table.expectGoods(LUNA, { coins: 4 });
  await table.press(table.button('app.showing.now'));
  await table.expectTurn(LUNA);
  await table.expectGoods(COSMO, { coins: 7 });
  await table.expectGoods(LUNA, { coins: 6 });
});
