import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { makeLink } from '../../app/link';
import { findBrowser } from '../setup/browser.mjs';
import { browserFlags } from '../setup/browserFlags.mjs';
import { Unmeasured } from './figures';
import type { BenchPage } from './page';

/** The size every figure of a picture is for. */
export const SIZE = { width: 1280, height: 720 } as const;
const PROBE = fileURLToPath(new URL('./glProbe.mjs', import.meta.url));
/** Nothing asked for a frame for so long: the table is at rest, ms. */
const QUIET = 1_500;
/** Without a graphics card a first picture takes its time, ms. */
const PATIENCE = 180_000;

/** One callback of requestAnimationFrame in which something was drawn. */
export interface DrawnFrame {
  readonly draws: number;
  readonly shadowDraws: number;
  readonly triangles: number;
  readonly shadowTriangles: number;
  /** Time of the display, ms. */
  readonly at: number;
}

/** What the probe (`glProbe.mjs`) has counted since it was last reset; living objects and bytes: now. */
export interface Counted {
  readonly frames: readonly DrawnFrame[];
  readonly callbacks: number;
  readonly asked: number;
  readonly living: Readonly<Record<'textures' | 'buffers' | 'programs' | 'framebuffers' | 'contexts', number>>;
  readonly textureBytes: number;
}

export async function launch(): Promise<Browser> {
  const path = findBrowser();
  if (!path) throw new Unmeasured('picture: there is no Chromium: install one, or set CHROME_PATH');
  return chromium.launch({ executablePath: path, ...browserFlags() });
}

/** A page with the probe in it, and what was loaded. */
export class ProbedPage {
  private constructor(
    readonly page: Page,
    readonly home: string,
    /** Paths of the scripts that were asked for. */
    readonly scripts: readonly string[],
  ) {}

  static async open(browser: Browser, { url }: BenchPage, motion: 'reduce' | 'no-preference'): Promise<ProbedPage> {
    const context = await browser.newContext({ viewport: SIZE, reducedMotion: motion, locale: 'en-GB' });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.addInitScript({ path: PROBE });
    // A figure of a page that is broken would be none.
    page.on('pageerror', (error) => process.stderr.write(`error in the page: ${error.message}\n`));
    const scripts: string[] = [];
    page.on('response', (response) => {
      const address = response.url().split('?')[0] ?? '';
      if (address.startsWith(url) && address.endsWith('.js')) scripts.push(address.slice(url.length));
    });
    return new ProbedPage(page, url, scripts);
  }

  /** Opens a game. Answers, when it can be played, how many ms that took. */
  async play(file: string, quality: 'high' | 'low'): Promise<number> {
    const begin = Date.now();
    await this.page.goto(makeLink(`${this.home}?quality=${quality}`, file), { timeout: PATIENCE });
    await this.page.locator('.ct-turn').waitFor();
    await this.page.locator('.ct-loading').waitFor({ state: 'detached' });
    await this.drawn();
    return Date.now() - begin;
  }

  /** Another game in the same page, as a link pasted into its address. */
  async change(file: string): Promise<void> {
    const { hash } = new URL(makeLink(this.home, file));
    await this.page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
    await this.page.waitForFunction('location.hash === ""');
    await this.rest();
  }

  count(): Promise<Counted> {
    return this.page.evaluate('glProbe.read()');
  }
  async reset(): Promise<void> {
    await this.page.evaluate('glProbe.reset()');
  }

  /** Until something has been drawn. */
  async drawn(): Promise<void> {
    while ((await this.count()).frames.length === 0) await this.page.waitForTimeout(50);
  }

  /** Until nobody has asked for a frame for a while. */
  async rest(): Promise<void> {
    const end = Date.now() + PATIENCE;
    for (let last = -1; Date.now() < end; ) {
      const { asked } = await this.count();
      if (asked === last) return;
      last = asked;
      await this.page.waitForTimeout(QUIET);
    }
    throw new Error('the table never comes to rest');
  }
}
