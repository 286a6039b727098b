import { LOW } from './support/atTable';
import { difference } from './support/png';
import { Table, words } from './support/table';
import { expect, SIZES, test } from './support/test';

/** What a stranger meets, at a page that lies deep in a host. */

test('two clicks from the page to the first move', async ({ page }) => {
  const table = new Table(page, SIZES.laptop);
  // A picture of the room comes late: what is loading is seen.
  let come = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/room-.*\.webp/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(`${process.env['CAFE_TABLE_DEEP_URL']}${LOW}`);
  await table.button('app.shelf.play').click();
  await table.button('app.shelf.new.sit').click();
  await expect(page.getByRole('progressbar')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^Loading: \d+ %$/)).toBeVisible();
  come();

  // The table is set up before one's eyes, and any key skips that.
  const skip = page.getByText(words.say('app.loading.setting-up'));
  await expect(skip).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('progressbar')).toBeHidden();
  const middle = { x: 480, y: 60, width: 320, height: 320 };
  const begun = await table.photo(middle);
  await expect(async () => expect(difference(await table.photo(middle), begun)).toBeGreaterThan(0.05)).toPass();
  await page.keyboard.press('Shift');
  await expect(skip).toBeHidden();

  await table.expectMyTurn();
  await table.press(table.button('app.turn.take'));
  await expect(table.news).toContainText('Luna takes 2 coins.');
  // The house player answers, and it is seen what it did.
  await table.expectMyTurn();
  await expect(table.region('last')).toContainText('Cosmo');
});
