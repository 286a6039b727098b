import { defineConfig } from '@playwright/test';
import { findBrowser } from './src/cli/setup/browser.mjs';
import { browserFlags } from './src/cli/setup/browserFlags.mjs';

/** Browser tests: the built page, served as a stranger would serve it, in a Chromium that is already on the machine. */

const browser = findBrowser();
if (!browser) throw new Error('There is no Chromium: `npm test` installs one on Debian; elsewhere set CHROME_PATH.');

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/browser',
  globalSetup: './tests/browser/support/servePage.ts',
  // Drawing without a graphics card takes every core there is: two pages at once would only wait for each other.
  workers: 1,
  // A machine under load may miss a moment once; a second miss is a fault. The report names what needed a second try.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    // Set by servePage.ts, before any test runs.
    baseURL: process.env['CAFE_TABLE_URL'] ?? 'http://localhost',
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    launchOptions: { executablePath: browser, ...browserFlags() },
    screenshot: 'only-on-failure',
    trace: { mode: 'on-first-retry', screenshots: false },
  },
});
