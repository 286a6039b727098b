import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { LOW } from './support/atTable';
import { Finger } from './support/finger';
import { difference } from './support/png';
import { COSMO, LUNA, linkTo } from './support/tableFile';
import { Table, words } from './support/table';
import { SIZES, test } from './support/test';
import { cup, tile } from './support/where';
import type { Look } from './support/where';

/** A phone held upright, and a finger. */

test.use({ viewport: SIZES.phone, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'reduce' } });

const scrolled = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => [scrollX, scrollY, visualViewport?.scale ?? 1, visualViewport?.offsetTop ?? 0]);

test('a game on a phone: parts of the table, tap and tap, drag, long press, two fingers', async ({ page }) => {
  const table = new Table(page, SIZES.phone);
  const home = `${process.env['CAFE_TABLE_URL']}${LOW}`;
  await page.goto(linkTo(home, { position: { players: [{ coins: 5 }, { coins: 5 }] } }));
  table.sit([LUNA, COSMO]);
  await expect(table.turnPanel).toBeVisible({ timeout: 60_000 });
  await table.expectTurn(LUNA);
  await expect(page.getByRole('progressbar')).toBeHidden({ timeout: 60_000 });
  const finger = await Finger.over(page);

  const look = (view: Look['view']): void => {
    table.look = { ...table.look, view };
  };
  const shown = (view: string) =>
    expect(page.getByRole('button', { name: words.say(`app.view.${view}`), exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

  await test.step('one’s turn begins before the machine; a tap on a tile brings the cups, a tap there plays', async () => {
    await shown('machine');
    look('machine');
    await finger.tap(table.at(tile('milk', 5)));
    await expect(table.putBack).toBeVisible();
    await shown('cups');
    look('cups');
    await finger.tap(table.at(cup(0, 'latte-macchiato')));
    await expect(table.news).toContainText('Luna buys frothy milk 4 for the latte macchiato');
    await table.expectTurn(COSMO);
    await shown('machine');
  });

  await test.step('a tile dragged away from the machine stays in the hand until its cup is tapped', async () => {
    look('machine');
    await finger.down(table.at(tile('coffee', 1)));
    await expect(table.putBack).toBeVisible();
    await finger.move({ x: 195, y: 560 });
    await finger.up();
    await shown('cups');
    look('cups');
    await finger.tap(table.at(cup(1, 'espresso')));
    await expect(table.news).toContainText('Cosmo buys hot coffee 1 for the espresso');
    await table.expectTurn(LUNA);
    expect(await scrolled(page)).toEqual([0, 0, 1, 0]);
  });

  await test.step('a long press shows a piece large, in letters of 16 px and more', async () => {
    await shown('machine');
    look('machine');
    await finger.down(table.at(tile('milk', 3)));
    await expect(table.card).toContainText(/hot milk 3/i);
    const sizes = await table.card
      .locator('h2, li')
      .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    await finger.up();
    await table.expectEmptyHand();
    await table.card.getByRole('button', { name: words.say('app.close') }).tap();
    await expect(table.card).toBeHidden();
  });

  await test.step('two fingers come nearer; neither page nor game is touched', async () => {
    const corner = { x: 20, y: 90, width: 350, height: 120 };
    const before = await table.photo(corner);
    await finger.pinch({ x: 195, y: 520 }, 60, 160);
    expect(difference(await table.photo(corner), before)).toBeGreaterThan(0.1);
    expect(await scrolled(page)).toEqual([0, 0, 1, 0]);
    await table.expectEmptyHand();
  });

  await test.step('every button is as large as a fingertip', async () => {
    for (const button of await page.getByRole('button').all()) {
      const box = await button.boundingBox();
      const name = (await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? '';
      if (box) expect(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(40);
    }
  });

  await test.step('the bar brings a part back', async () => {
    await page.getByRole('button', { name: words.say('app.view.machine') }).tap();
    look('machine');
    await finger.down(table.at(tile('milk', 2)));
    await expect(table.card).toContainText(/cold milk 4/i);
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
