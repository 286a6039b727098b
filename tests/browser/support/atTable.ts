import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { Table, words } from './table';
import { SIZES, watch } from './test';
import type { Problems } from './test';

/** The table in the small picture: no shadows, fewer pixels; everything on it works the same. */
export const LOW = '?quality=low';

/** The one page of a worker: to build the café anew for every test would take longer than all the games in it. */
export interface Room {
  readonly page: Page;
  readonly problems: Problems;
}

export const test = base.extend<{ table: Table }, { room: Room }>({
  room: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: process.env['CAFE_TABLE_URL'] ?? '',
        viewport: SIZES.laptop,
        locale: 'en-GB',
        reducedMotion: 'reduce',
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const problems = await watch(context);
      const page = await context.newPage();
      await page.goto(LOW);
      await expect(page.getByRole('button', { name: words.say('app.shelf.play') })).toBeVisible({ timeout: 60_000 });
      await use({ page, problems });
      await context.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** Somebody sitting in the room; a test lays the game it is about. */
  table: async ({ room }, use) => {
    await use(new Table(room.page, SIZES.laptop));
    expect(room.problems.lines, 'the page stays free of errors and asks nobody else').toEqual([]);
  },
});

export { expect };
