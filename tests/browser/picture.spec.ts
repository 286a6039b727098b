import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { makeLink } from '../../src/app/link';
import type { Counted } from '../../src/cli/bench/browser';
import { middleFile } from '../../src/cli/bench/positions';
import { LOW } from './support/atTable';
import { difference } from './support/png';
import { Table, words } from './support/table';
import { expect, test } from './support/test';
import { COSMO, LUNA, tableFile } from './support/tableFile';
import { cup, tile } from './support/where';

/** The picture itself: how well it is drawn, how often, and what happens when the graphics card drops it (P51). */

/** As small as a window that shows all of the table: the high picture is drawn without a graphics card here. */
const SMALL = { width: 1024, height: 576 };
const GAME = { position: { players: [{ coins: 5 }, { coins: 5 }] } };

test.use({ viewport: SMALL, contextOptions: { reducedMotion: 'reduce' } });

/** What a player's settings say before the page comes. */
const settle = (page: Page, settings: object): Promise<unknown> =>
  page.addInitScript((text) => {
    if (!localStorage.getItem('cafe-table/settings')) localStorage.setItem('cafe-table/settings', text);
  }, JSON.stringify(settings));

/** Opens a game by its link; answers when it can be played. */
async function open(page: Page, address: string, file = tableFile(GAME)): Promise<Table> {
  const table = new Table(page, SMALL);
  await page.goto(makeLink(address, file));
  table.sit([LUNA, COSMO]);
  await expect(table.turnPanel).toBeVisible();
  await expect(page.locator('.ct-loading')).toBeHidden({ timeout: 90_000 });
  return table;
}

/** Takes the context of the table's canvas away, as a graphics card does that is reset. */
const drop = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const canvas = document.querySelector('.stage canvas') as HTMLCanvasElement;
    const keeper = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    Object.assign(window, { giveBack: () => keeper?.restoreContext() });
    keeper?.loseContext();
  });
const giveBack = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { giveBack: () => void }).giveBack());

test('another quality keeps the game, the held piece and the canvas it is held over', async ({ page }) => {
  test.slow();
  await settle(page, { quality: 'low' });
  const table = await open(page, '/');
  await table.ready();
  const whole = { x: 0, y: 0, ...SMALL };
  await table.pick(tile('milk', 1));
  await table.over(table.aside);
  const low = await table.photo(whole);
  const choose = async (quality: 'high' | 'low'): Promise<void> => {
    await table.menu('settings');
    await page.getByRole('radio', { name: words.say(`app.settings.${quality}`), exact: true }).click();
    await table.closeDialogs();
  };
  await choose('high');
  await expect(table.putBack).toBeVisible();
  await expect(async () => {
    await table.over(table.aside);
    expect(difference(await table.photo(whole), low), 'shadows and light have come').toBeGreaterThan(0.2);
  }).toPass();
  await expect(table.putBack).toBeVisible();
  await choose('low');
  await expect(table.putBack).toBeVisible();
  await table.click(cup(0, 'latte-macchiato'));
  await expect(table.news).toContainText('Luna buys frothy milk 2 for the latte macchiato');
});

test('a dropped picture comes back as it was', async ({ page }) => {
  const table = await open(page, LOW);
  await table.ready();
  const whole = { x: 0, y: 0, ...SMALL };
  const before = await table.photo(whole);
  const said = page.getByText(words.say('app.picture.lost'));
  await drop(page);
  await expect(said).toBeVisible();
  await giveBack(page);
  await expect(said).toBeHidden();
  await expect(async () => expect(difference(await table.photo(whole), before)).toBeLessThan(0.01)).toPass();
  await table.drag(tile('milk', 1), cup(0, 'latte-macchiato'));
  await expect(table.news).toContainText('Luna buys frothy milk 2 for the latte macchiato');
});

test('a picture that stays away is said to, and a reload goes on with the game', async ({ page }) => {
  const table = await open(page, LOW);
  await table.press(table.button('app.turn.take'));
  await expect(table.news).toContainText('Luna takes 2 coins.');
  await drop(page);
  await expect(page.getByText(words.say('app.picture.gone'))).toBeVisible();
  await table.button('app.picture.reload').click();
  await table.button('app.shelf.continue').click();
  await table.expectTurn('Cosmo');
  await expect(page.getByText(words.say('app.picture.gone'))).toBeHidden();
});

test('a browser without WebGL says so in one sentence, and the page stays usable', async ({ page, problems }) => {
  problems.expectProblem(/WebGL/);
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...[kind, ...rest]: unknown[]) {
      const ask = original as (...words: unknown[]) => unknown;
      return String(kind).startsWith('webgl') ? null : ask.call(this, kind, ...rest);
    } as typeof original;
  });
  const table = new Table(page, SMALL);
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText(words.say('app.picture.missing'), { timeout: 60_000 });
  await table.button('app.shelf.about').click();
  await expect(table.dialog).toBeVisible();
});

test('Auto steps down once on a slow machine, says so, and offers the way back', async ({ page }) => {
  // Frames come at ten a second, whatever the machine of this test can do.
  await page.addInitScript(() => {
    let count = 0;
    window.requestAnimationFrame = (call) => {
      window.setTimeout(() => call(performance.now()), 100);
      return ++count;
    };
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // A game from its very beginning: its set-up is shown, frame by frame.
  const table = await open(page, '/', tableFile({}));
  await expect(table.toast).toContainText(words.say('app.picture.simpler'), { timeout: 60_000 });
  await table.button('app.picture.back').click();
  await expect(table.toast).toBeHidden();
  const stored = await page.evaluate(() => localStorage.getItem('cafe-table/settings'));
  expect(JSON.parse(stored ?? '{}')).toMatchObject({ quality: 'high' });
});

test('a full table is drawn within its budget, and at rest not at all', async ({ page }) => {
  await page.addInitScript({ path: fileURLToPath(new URL('../../src/cli/bench/glProbe.mjs', import.meta.url)) });
  const table = await open(page, LOW, middleFile('cafe-del-gatto', 5, 3));
  await table.press(table.button('app.turn.take'));
  await expect(table.news).toContainText('Luna takes 2 coins.');
  const counted = (): Promise<Counted> => page.evaluate('glProbe.read()');
  const { frames, textureBytes } = await counted();
  expect(frames.length).toBeGreaterThan(0);
  for (const { draws, triangles } of frames) {
    expect(draws).toBeLessThanOrEqual(120);
    expect(triangles).toBeLessThanOrEqual(300_000);
  }
  expect(textureBytes).toBeLessThanOrEqual(96 * 2 ** 20);
  await expect(async () => {
    const before = await counted();
    await page.waitForTimeout(2_000);
    expect(await counted(), 'no frame is asked for').toEqual(before);
  }).toPass();
});
