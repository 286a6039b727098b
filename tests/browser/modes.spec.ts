import { expect, test } from './support/atTable';
import { words } from './support/table';
import { cup, tile } from './support/where';

/** Enforce, advise and free: what each does with a piece that the rules refuse. */

const POOR = { position: { players: [{ coins: 3 }, { coins: 5 }] } };

test('the referee only advises: a refused tile stays with its reason, and goes back when asked', async ({ table }) => {
  const { page } = table;
  await table.lay(POOR);
  await page.getByRole('button', { name: 'Referee: Enforce' }).click();
  await page.getByRole('radio', { name: /^Advise/ }).click();
  await table.drag(tile('milk', 5), cup(0, 'latte-macchiato'));
  const tags = page.getByRole('list', { name: words.say('mode.astray.region') });
  await expect(tags).toContainText('The tile costs 4 coins (2 opposite + 2 for the row), and you have 3.');
  await expect(tags).toContainText('DG-14');
  await expect(page.locator('.ct-astray-panel')).toContainText(words.say('mode.astray.count', { count: 1 }));
  await table.expectTurn('Luna');
  await table.press(tags.getByRole('button', { name: words.say('mode.astray.put-back'), exact: true }));
  await expect(tags).toHaveCount(0);
  await table.expectGoods('Luna', { coins: 3 });
});
