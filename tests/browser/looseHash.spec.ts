import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { playLoose } from '../physics/loose/scenario';

/** A throw is the same throw on every machine: Node and Chromium agree on every frame, to the last bit. */

/** The scenario and the physics it needs as one script; nothing of it is in the page that is shipped. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('../physics/loose/scenario.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'Loose' } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('vite has built nothing');
  return first.output[0].code;
}

test('Chromium plays the sandbox as Node does', async ({ page }) => {
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundle() });
  const there = await page.evaluate(() =>
    (globalThis as unknown as { Loose: { playLoose(): string[] } }).Loose.playLoose(),
  );
  const here = playLoose();
  expect(there.length).toBe(here.length);
  const firstOff = here.findIndex((hash, frame) => hash !== there[frame]);
  expect(firstOff, 'the first frame that differs').toBe(-1);
});
