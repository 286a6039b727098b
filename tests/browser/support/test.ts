import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

/**
 * The test of every spec: a page that may ask nobody but its own host, and whose console stays free of errors.
 * A spec that provokes an error says so with `expectProblem`.
 */

/** The three sizes every screen is judged at, in CSS pixels. */
export const SIZES = {
  laptop: { width: 1280, height: 720 },
  desktop: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
} as const;

/** What went wrong in a page, in words. */
export interface Problems {
  readonly lines: readonly string[];
  /** From now on, problems whose words match are part of the test. */
  expectProblem(words: RegExp): void;
}

/** The host a page belongs to; pages of the tests come from one of these only. */
const own = (url: string): boolean =>
  ['data:', 'blob:'].includes(new URL(url).protocol) ||
  [process.env['CAFE_TABLE_URL'], process.env['CAFE_TABLE_DEEP_URL']].some(
    (home) => home !== undefined && new URL(home).origin === new URL(url).origin,
  );

export async function watch(context: BrowserContext): Promise<Problems> {
  const lines: string[] = [];
  const expected: RegExp[] = [];
  const note = (line: string): void => {
    if (!expected.some((words) => words.test(line))) lines.push(line);
  };
  await context.route(
    (url) => !own(url.href),
    (route) => {
      note(`asked another host: ${route.request().url()}`);
      return route.abort();
    },
  );
  const listen = (page: Page): void => {
    page.on('pageerror', (error) => note(`error in the page: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') note(`console: ${message.text()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) note(`${response.status()} for ${response.url()}`);
    });
  };
  context.on('page', listen);
  context.pages().forEach(listen);
  return { lines, expectProblem: (words) => expected.push(words) };
}

export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ context }, use) => {
      const problems = await watch(context);
      await use(problems);
      expect(problems.lines, 'the page stays free of errors and asks nobody else').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
