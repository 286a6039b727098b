import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { expectAccessible } from './support/access';
import { expect, test } from './support/test';

/** What a stranger does first. */

/** Occupies any free port of this machine. */
async function takePort(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

/** Runs `npm start`'s program until it has printed an address. */
async function start(args: readonly string[]): Promise<{ address: string; stop: () => Promise<number | null> }> {
  const child = spawn(process.execPath, ['src/cli/start.mjs', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (text: Buffer): void => {
      said += text;
      const found = /http:\/\/\S+/.exec(said);
      if (found) resolve(found[0]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', () => reject(new Error(`it ended without an address: ${said}`)));
  });
  const stop = (): Promise<number | null> => {
    child.kill('SIGINT');
    return ended;
  };
  return { address, stop };
}

test('npm start prints an address, a taken port takes the next, and Ctrl-C ends it', async ({ request }) => {
  const { server, port } = await takePort();
  const { address, stop } = await start(['--port', String(port)]);
  expect(Number(new URL(address).port)).toBeGreaterThan(port);
  const page = await request.get(address);
  expect(page.status()).toBe(200);
  expect(await page.text()).toContain('<title>Café Table</title>');
  expect(await stop()).toBe(0);
  server.close();
});

test('the page comes up at the root of a host, for eyes, ears and keyboards', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Café Table');
  await expect(page.locator('#boot')).toBeHidden({ timeout: 60_000 });
  await expectAccessible(page);
});

test('the page comes up deep in a host, with everything it needs', async ({ page }) => {
  await page.goto(process.env['CAFE_TABLE_DEEP_URL'] ?? '');
  await expect(page).toHaveTitle('Café Table');
  await expect(page.locator('#boot')).toBeHidden({ timeout: 60_000 });
});

test('the page says so when a part of it cannot be loaded', async ({ page, problems }) => {
  problems.expectProblem(/Failed to load resource|error in the page/);
  await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('status')).toHaveText('A part of the page could not be loaded. Please reload it.');
});
