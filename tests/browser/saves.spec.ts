import { readFile } from 'node:fs/promises';
import { expect, test } from './support/atTable';
import { Table, words } from './support/table';
import { SIZES } from './support/test';
import { cup, tile } from './support/where';

/** Nothing is lost: autosave, files, links. */

const [MINKA, NALA] = ['Minka', 'Nala'];
const START = { players: [{ name: MINKA }, { name: NALA }], position: { players: [{ coins: 4 }, { coins: 5 }] } };

async function buyFirst(table: Table): Promise<void> {
  await table.drag(tile('milk', 1), cup(0, 'latte-macchiato'));
  await table.expectTurn(NALA);
  await table.expectGoods(MINKA, { coins: 3 });
}
/** The game after `buyFirst`, as the eye finds it. */
async function expectBought(table: Table): Promise<void> {
  await table.expectTurn(NALA);
  await table.expectGoods(MINKA, { coins: 3 });
  await table.expectGoods(NALA, { coins: 5 });
  await table.ready();
  await table.expectCard(tile('milk', 1), /cold milk 4/i);
  await table.expectCard(tile('milk', 5), /frothy milk 1/i);
}

test('after a reload the game goes on where it was', async ({ table }) => {
  await table.lay(START);
  await buyFirst(table);
  await table.reload();
  await table.button('app.shelf.continue').click();
  await expectBought(table);
  await table.page.keyboard.press('l');
  await expect(table.log('Minka buys frothy milk 2 for the latte macchiato')).toBeVisible();
});

test('a saved game is given a name, found under it, and deleted', async ({ table }) => {
  const { page } = table;
  await table.lay(START);
  await buyFirst(table);
  await table.toShelf();
  const saves = page.getByRole('region', { name: words.say('app.shelf.saves.heading') }).getByRole('listitem');
  await saves
    .first()
    .getByRole('button', { name: words.say('app.shelf.saves.rename', { name: 'Minka and Nala' }) })
    .click();
  await page.getByRole('textbox', { name: words.say('app.shelf.saves.rename-field') }).fill('Sunday at the window');
  await page.keyboard.press('Enter');
  await saves.getByRole('button', { name: /^Continue\s*Sunday at the window/ }).click();
  table.sit([MINKA, NALA]);
  await expectBought(table);

  await table.toShelf();
  const named = saves.filter({ hasText: 'Sunday at the window' });
  const remove = named.getByRole('button', {
    name: words.say('app.shelf.saves.remove', { name: 'Sunday at the window' }),
  });
  await remove.click();
  await table.button('app.shelf.saves.remove-no').click();
  await expect(named).toHaveCount(1);
  await remove.click();
  await table.button('app.shelf.saves.remove-yes').click();
  await expect(named).toHaveCount(0);
});

test('a game is saved to a file and opened again', async ({ table }) => {
  const { page } = table;
  await table.lay(START);
  await buyFirst(table);
  const [download] = await Promise.all([page.waitForEvent('download'), table.menu('save')]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const file = await readFile(await download.path(), 'utf8');
  await table.press(table.button('app.turn.take'));
  await table.expectTurn(MINKA);
  await table.toShelf();
  await table.openFile(file);
  table.sit([MINKA, NALA]);
  await expectBought(table);
});

test('files that are no games are refused in one sentence each, and nothing changes', async ({ table }) => {
  await table.lay(START);
  await buyFirst(table);
  const box =
    '"format": "cafe-table/1", "game": "cafe-del-gatto", "players": [{ "name": "A" }, { "name": "B" }], "seed": 1';
  for (const [content, says] of [
    ['{ "format": "cafe-table/1", "game": "cafe-d', /ends in the middle/],
    ['{ "format": "cafe-table/2" }', /newer/],
    [`{ ${box}, "position": { "machine": { "milk": ["H3", "H3", "H3", "H3", "C1"] } } }`, /H3/],
    [`{ ${box}, "moves": [{ "seat": 0, "type": "fly" }] }`, /fly/],
    ['Dear diary,', /is not JSON/],
  ] as const) {
    await table.openFile(content);
    await expect(table.toast).toContainText(says);
    expect(((await table.toast.textContent()) ?? '').match(/\.(?=\s|$)/g), 'one sentence').toHaveLength(1);
  }
  await expectBought(table);
});

test('a link holds the whole game', async ({ table }) => {
  const { page } = table;
  await table.lay(START);
  await buyFirst(table);
  await table.menu('link');
  await expect(table.dialog).toContainText('the order of the tiles that are still in the bag');
  await table.button('app.link.copy').click();
  await expect(table.toast).toContainText(words.say('app.link.copied'));
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const friend = await page.context().newPage();
  await friend.goto(link);
  const there = new Table(friend, SIZES.laptop);
  there.sit([MINKA, NALA]);
  await expect(there.turnPanel).toBeVisible({ timeout: 60_000 });
  expect(new URL(friend.url()).hash).toBe('');
  await expectBought(there);
  await friend.close();
});
