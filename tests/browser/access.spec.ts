import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './support/atTable';
import { COSMO, LUNA } from './support/tableFile';
import { words } from './support/table';
import type { Table } from './support/table';
import { cup, drinkTile, tile } from './support/where';

/** For people who don't see the table, or don't use a pointer. */

const START = { position: { players: [{ coins: 5 }, { coins: 5 }] } };

/** No serious or critical fault that axe knows of. */
async function expectSound(table: Table, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page: table.page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    screen,
  ).toEqual([]);
}

test('no screen has a grave fault of access', async ({ table }) => {
  const { page } = table;
  await table.lay(START);
  await expectSound(table, 'the table');
  await page.keyboard.press('m');
  await expectSound(table, 'the list of moves');
  await page.keyboard.press('l');
  await table.press(table.button('app.turn.take'));
  await table.expectTurn(COSMO);
  await expectSound(table, 'the log');
  await page.keyboard.press('?');
  await expect(table.dialog).toBeVisible();
  await expectSound(table, 'the keys');
  await table.closeDialogs();

  await table.toShelf();
  await expectSound(table, 'the shelf');
  await table.button('app.shelf.play').click();
  await expect(table.dialog).toBeVisible();
  await expectSound(table, 'a new game');
  await table.closeDialogs();

  const served = { espresso: 5, 'espresso-macchiato': 7, doppio: 7, cappuccino: 8 };
  await table.lay({
    position: {
      turn: 1,
      players: [{ coins: 2 }, { coins: 2, cups: { 'latte-macchiato': ['H4', 'H3', 'C3', 'F1'] }, served }],
    },
  });
  await table.drag(drinkTile('latte-macchiato', 11), cup(1, 'latte-macchiato'));
  await expect(table.dialog).toContainText(words.say('app.end.heading'));
  await expectSound(table, 'the end');
});

test('every act is told in the live region, equal ones again', async ({ table }) => {
  await table.lay(START);
  for (const [who, next] of [
    [LUNA, COSMO],
    [COSMO, LUNA],
    [LUNA, COSMO],
  ] as const) {
    await table.press(table.button('app.turn.take'));
    await table.expectTurn(next);
    await expect(table.news.locator('p').last()).toHaveText(words.say('step.named', { who: next }));
    await expect(table.news.locator('p').nth(-2)).toHaveText(`${who} takes 2 coins.`);
  }
  await expect(table.news.getByText('Luna takes 2 coins.')).toHaveCount(2);
});

test('a refusal is told at once', async ({ table }) => {
  await table.lay(START);
  await table.drag(tile('milk', 1), cup(0, 'espresso'));
  await expect(table.page.getByRole('alert')).toContainText('The lowest empty square of the espresso takes coffee');
});

test('a move reached in the list is read in full and marked on the table', async ({ table }) => {
  await table.lay(START);
  await table.ready();
  const latte = table.area([cup(0, 'latte-macchiato')], 60);
  await table.page.keyboard.press('m');
  await expect(table.moveList).toBeFocused();
  await table.walkTo('Take 2 coins');
  const before = await table.still(latte, []);
  await table.walkTo('Buy frothy milk 4 from row 5 for the latte macchiato');
  const active = await table.moveList.getAttribute('aria-activedescendant');
  await expect(table.page.locator(`[id="${active}"]`)).toContainText('4 coins (2 opposite + 2 for row 5)');
  await expect(async () => expect((await table.photo(latte)).equals(before), 'the cup is marked').toBe(false)).toPass();
  await table.page.keyboard.press('m');
});

test('Space shows the piece under the pointer large', async ({ table }) => {
  await table.lay(START);
  await table.ready();
  await table.over(tile('coffee', 3));
  await table.page.keyboard.press(' ');
  await expect(table.card).toContainText(/cold coffee 1/i);
  await expect(table.card).toContainText('Brings 1 sugar cube when it is bought');
  await table.page.keyboard.press('Escape');
  await expect(table.card).toBeHidden();
});
