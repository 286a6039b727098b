import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { LOW } from './support/atTable';
import { Finger } from './support/finger';
import { COSMO, LUNA, linkTo } from './support/tableFile';
import { Table, words } from './support/table';
import { SIZES, test } from './support/test';
import { cup, tile } from './support/where';

/** A phone held upright, and a finger. */

test.use({ viewport: SIZES.phone, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

const scrolled = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => [scrollX, scrollY, visualViewport?.scale ?? 1, visualViewport?.offsetTop ?? 0]);

test('a game on a phone: drag, tap and tap, and long press', async ({ page }) => {
  const table = new Table(page, SIZES.phone);
  const home = `${process.env['CAFE_TABLE_URL']}${LOW}`;
  await page.goto(linkTo(home, { position: { players: [{ coins: 5 }, { coins: 5 }] } }));
  table.sit([LUNA, COSMO]);
  await table.expectTurn(LUNA);
  await expect(page.getByRole('progressbar')).toBeHidden({ timeout: 60_000 });
  const finger = await Finger.over(page);

  await test.step('a tile is dragged into a cup, and the page neither scrolls nor zooms', async () => {
    await finger.down(table.at(tile('milk', 5)));
    await expect(table.putBack).toBeVisible();
    await finger.move(table.at(cup(0, 'latte-macchiato')));
    await expect(table.tag).toHaveText('4 coins = 2 opposite + 2 row');
    await finger.up();
    await expect(table.news).toContainText('Luna buys frothy milk 4 for the latte macchiato');
    await table.expectTurn(COSMO);
    expect(await scrolled(page)).toEqual([0, 0, 1, 0]);
  });

  await test.step('a tap on a tile and a tap on a cup', async () => {
    await finger.tap(table.at(tile('coffee', 1)));
    await expect(table.putBack).toBeVisible();
    await finger.tap(table.at(cup(1, 'espresso')));
    await expect(table.news).toContainText('Cosmo buys hot coffee 1 for the espresso');
    await table.expectTurn(LUNA);
  });

  await test.step('a long press shows a piece large, and another player’s too', async () => {
    await finger.down(table.at(tile('milk', 3)));
    await expect(table.card).toContainText(/hot milk 3/i);
    await finger.up();
    await table.expectEmptyHand();
    await table.card.getByRole('button', { name: words.say('app.close') }).tap();
    await expect(table.card).toBeHidden();
  });

  await test.step('every button is as large as a fingertip', async () => {
    for (const button of await page.getByRole('button').all()) {
      const box = await button.boundingBox();
      const name = (await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? '';
      if (box) expect(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(40);
    }
  });

  await test.step('a bar shows the parts of the table', async () => {
    await page.getByRole('button', { name: words.say('app.view.machine') }).tap();
    table.look = { ...table.look, view: 'machine' };
    await expect(async () => {
      await finger.up();
      await finger.down(table.at(tile('milk', 2)));
      await expect(table.card).toContainText(/cold milk 4/i, { timeout: 2_000 });
    }).toPass();
    await finger.up();
    await table.card.getByRole('button', { name: words.say('app.close') }).tap();
  });

  await test.step('one tap on a button is one act', async () => {
    const button = await table.button('app.turn.take').boundingBox();
    if (!button) throw new Error('the button is not there');
    await finger.tap({ x: button.x + button.width / 2, y: button.y + button.height / 2 });
    await table.expectTurn(COSMO);
    await page.getByRole('button', { name: /^Log/ }).tap();
    await expect(table.log('takes 2 coins')).toHaveCount(1);
  });
});
