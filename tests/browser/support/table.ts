import { expect } from '@playwright/test';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { makeWords } from '../../../src/words';
import { difference } from './png';
import { tableFile } from './tableFile';
import type { Given } from './tableFile';
import { around, tile, where } from './where';
import type { Area, Look, Place, Point } from './where';

/** The words on buttons and panels; sentences that a test is about stand in the test itself. */
export const words = makeWords('en');

/** How far a hand on the table must come in so many steps, so that the page sees it on its way. */
const STEPS = 2;
/** The page takes a second press within 300 ms for an echo of the first (P24). */
const BREATH = 350;
/** Everything that can have the focus is nearer than this. */
const MOST_TABS = 60;

/**
 * A person at the table: sees what the page says and shows, and acts with the pointer and the keyboard. Things on the
 * table are named by where they lie (`tile('milk', 3)`, `cup(0, 'doppio')`).
 */
export class Table {
  look: Look;
  #names: readonly string[] = [];

  constructor(
    readonly page: Page,
    size: Look['size'],
  ) {
    this.look = { size, seats: 2, viewer: 0, view: 'seat' };
  }

  // ---- what there is to read

  button(key: string, params: Record<string, string | number> = {}): Locator {
    return this.page.getByRole('button', { name: words.say(key, params), exact: true });
  }
  region(what: 'players' | 'turn' | 'tools' | 'last'): Locator {
    return this.page.getByRole('region', { name: words.say(`app.region.${what}`), exact: true });
  }
  get turnPanel(): Locator {
    return this.page.locator('.ct-turn');
  }
  /** The refusal on the screen. */
  get notice(): Locator {
    return this.page.getByRole('alert');
  }
  /** What a screen reader is told. */
  get news(): Locator {
    return this.page.getByRole('log');
  }
  /** The words beside the pointer while a piece is held. */
  get tag(): Locator {
    return this.page.locator('.ct-tag');
  }
  /** The card of a piece, large. */
  get card(): Locator {
    return this.page.locator('.ct-inspect');
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }
  get toast(): Locator {
    return this.page.locator('.ct-toast');
  }
  get putBack(): Locator {
    return this.turnPanel.getByRole('button', { name: words.say('app.turn.put-back') });
  }
  player(name: string): Locator {
    return this.region('players').getByRole('listitem').filter({ hasText: name });
  }
  log(text: string | RegExp): Locator {
    return this.page.locator('.ct-log li').filter({ hasText: text });
  }

  // ---- buttons

  #lastAct = 0;
  /** Presses a button as a person does: not in the same breath as the one before, which the page takes for an echo. */
  async press(button: Locator): Promise<void> {
    await this.#breath();
    await button.click();
    this.#lastAct = Date.now();
  }
  async key(name: string): Promise<void> {
    await this.#breath();
    await this.page.keyboard.press(name);
    this.#lastAct = Date.now();
  }
  async reload(): Promise<void> {
    await this.#breath();
    await this.page.reload();
  }
  async #breath(): Promise<void> {
    const left = this.#lastAct + BREATH - Date.now();
    if (left > 0) await this.page.waitForTimeout(left);
  }

  /** Walks with the Tab key until a thing has the focus. */
  async tabTo(thing: Locator): Promise<void> {
    const there = (): Promise<boolean> => thing.evaluate((element) => element === document.activeElement);
    for (let i = 0; i < MOST_TABS && !(await there()); i++) await this.page.keyboard.press('Tab');
    await expect(thing).toBeFocused();
  }

  // ---- sitting down

  /** Lays a game by opening its file, with nothing moving; `motion` lets things move from then on. */
  async lay(given: Given, { motion = false } = {}): Promise<void> {
    await this.page.emulateMedia({ reducedMotion: 'reduce' });
    await this.closeDialogs();
    const before = (await this.turnPanel.isVisible()) ? await this.turnPanel.elementHandle() : null;
    await this.openFile(tableFile(given));
    // Another game is another screen.
    if (before) await expect.poll(() => before.evaluate((panel) => panel.isConnected)).toBe(false);
    await expect(this.turnPanel).toBeVisible();
    this.sit((given.players ?? [{ name: 'Luna' }, { name: 'Cosmo' }]).map(({ name }) => name));
    const start = given.position?.turn ?? given.start ?? 0;
    this.look = { ...this.look, viewer: start };
    if (motion) await this.page.emulateMedia({ reducedMotion: 'no-preference' });
  }

  /** Who sits here: by whose turn it is, the table is seen from their side. */
  sit(names: readonly string[], view: Look['view'] = 'seat'): void {
    this.#names = names;
    this.look = { size: this.look.size, seats: names.length, viewer: 0, view };
  }

  async openFile(content: string, name = 'game.json'): Promise<void> {
    await this.#closeToast();
    await expect(async () => {
      // A page that is busy for long after the press forgets that somebody asked for a file: one presses again.
      const [chooser] = await Promise.all([
        this.page.waitForEvent('filechooser', { timeout: 10_000 }),
        this.#askForFile(),
      ]);
      await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
    }).toPass();
  }

  async #askForFile(): Promise<void> {
    if (await this.turnPanel.isVisible()) await this.menu('open');
    else await this.button('app.shelf.open').click();
  }

  async menu(item: string): Promise<void> {
    await this.button('app.tools.menu').click();
    await this.page.getByRole('menuitem', { name: words.say(`app.menu.${item}`) }).click();
  }

  async toShelf(): Promise<void> {
    await this.menu('leave');
    await expect(this.button('app.shelf.play')).toBeVisible();
  }

  async closeDialogs(): Promise<void> {
    await expect(async () => {
      if (await this.dialog.first().isVisible()) await this.page.keyboard.press('Escape');
      await expect(this.dialog).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  }

  async #closeToast(): Promise<void> {
    await expect(async () => {
      if (await this.toast.isVisible()) await this.toast.getByRole('button').click({ timeout: 1_000 });
      await expect(this.toast).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
  }

  // ---- the list of moves

  get moveList(): Locator {
    return this.page.getByRole('listbox');
  }
  /** Walks with the arrows to a move of the open list. */
  async walkTo(name: string): Promise<void> {
    const names = await this.moveList.getByRole('option').allTextContents();
    const to = names.findIndex((each) => each.includes(name));
    expect(to, `${name} is in the list`).toBeGreaterThanOrEqual(0);
    const fromEnd = to > names.length / 2;
    await this.page.keyboard.press(fromEnd ? 'End' : 'Home');
    for (let i = fromEnd ? names.length - 1 : 0; i !== to; i += fromEnd ? -1 : 1) {
      await this.page.keyboard.press(fromEnd ? 'ArrowUp' : 'ArrowDown');
    }
    await expect(this.moveList.getByRole('option', { selected: true })).toContainText(name);
  }

  // ---- hands

  /** Where a thing is on the screen. */
  at(place: Place): Point {
    return where(this.look, place);
  }
  /** Bare wood, away from everything. */
  get aside(): Point {
    const { width, height } = this.look.size;
    return { x: width * 0.12, y: height * 0.5 };
  }
  area(places: readonly Place[], margin: number): Area {
    return around(this.look, places, margin);
  }

  /** The game that was laid answers to the hand: the piece under the pointer is shown large. */
  async ready(): Promise<void> {
    const { x, y } = this.at(tile('coffee', 5));
    await expect(async () => {
      await this.page.mouse.move(x, y - 200);
      await this.page.mouse.move(x, y, { steps: 2 });
      await expect(this.card).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await this.over(this.aside);
    await expect(this.card).toBeHidden();
  }
  /** Presses on a piece and feels it come: it may take a moment after a game was laid. Where one has just let go, after a breath. */
  async lift(place: Place): Promise<void> {
    const { x, y } = this.at(place);
    await this.#breath();
    await expect(async () => {
      await this.page.mouse.up();
      await this.page.mouse.move(x, y);
      await this.page.mouse.down();
      await expect(this.putBack).toBeVisible({ timeout: 3_000 });
    }).toPass();
  }
  /** Moves the pointer, with what it holds. */
  async over(place: Place | Point): Promise<void> {
    const { x, y } = 'zone' in place ? this.at(place) : place;
    await this.page.mouse.move(x, y, { steps: STEPS });
  }
  async release(): Promise<void> {
    await this.page.mouse.up();
    this.#lastAct = Date.now();
  }
  async drag(from: Place, to: Place | Point): Promise<void> {
    await this.lift(from);
    await this.over(to);
    await this.release();
  }
  /** One click, wherever it leads. */
  async click(place: Place | Point): Promise<void> {
    const { x, y } = 'zone' in place ? this.at(place) : place;
    await this.page.mouse.click(x, y);
  }
  /** Clicks as quick as a finger is, however long the page takes over the first. */
  async #clicks({ x, y }: Point, count: number): Promise<void> {
    await this.page.mouse.move(x, y);
    const mouse = await this.page.context().newCDPSession(this.page);
    const events = Array.from({ length: count }, (_, i) => [
      { type: 'mousePressed' as const, buttons: 1, clickCount: i + 1 },
      { type: 'mouseReleased' as const, buttons: 0, clickCount: i + 1 },
    ]).flat();
    await Promise.all(
      events.map((event) => mouse.send('Input.dispatchMouseEvent', { ...event, x, y, button: 'left' })),
    );
    await mouse.detach();
  }
  doubleClick(place: Place): Promise<void> {
    return this.#clicks(this.at(place), 2);
  }
  /** A click that takes a piece into the hand. */
  async pick(place: Place): Promise<void> {
    await this.#clicks(this.at(place), 1);
    await expect(this.putBack).toBeVisible();
  }
  /** The piece under the pointer is shown large: it may still be on its way there. */
  async expectCard(place: Place | Point, text: string | RegExp): Promise<void> {
    const { x, y } = 'zone' in place ? this.at(place) : place;
    await expect(async () => {
      await this.page.mouse.move(x + 3, y);
      await this.page.mouse.move(x, y);
      await expect(this.card).toContainText(text, { timeout: 1_000 });
    }).toPass();
  }
  /** Nothing is in the hand. */
  async expectEmptyHand(): Promise<void> {
    await expect(this.putBack).toBeHidden();
  }

  // ---- what a player sees to be so

  /** It is this person's turn and the table has come to rest. */
  async expectTurn(name: string): Promise<void> {
    const turn = words.say('step.named', { who: name });
    await expect(this.page).toHaveTitle(words.say('app.title-turn', { turn }));
    this.look = { ...this.look, viewer: this.#names.indexOf(name) };
  }
  /** It is the turn of the only person here. */
  async expectMyTurn(): Promise<void> {
    await expect(this.page).toHaveTitle(words.say('app.title-turn', { turn: words.say('step.yours') }));
  }
  async expectGoods(name: string, goods: { coins?: number; sugar?: number; points?: number }): Promise<void> {
    const row = this.player(name);
    if (goods.coins !== undefined)
      await expect(
        row.getByTitle(words.say('app.player.coins', { count: goods.coins }), { exact: true }),
      ).toBeVisible();
    if (goods.sugar !== undefined)
      await expect(
        row.getByTitle(words.say('app.player.sugar', { count: goods.sugar }), { exact: true }),
      ).toBeVisible();
    if (goods.points !== undefined)
      await expect(
        row.getByText(words.say('app.player.points', { count: goods.points }), { exact: true }),
      ).toBeAttached();
  }
  /** The refusal says this and names the rule. */
  async expectRefusal(text: string | RegExp, rule: string | null): Promise<void> {
    await expect(this.notice).toContainText(text);
    if (rule) await expect(this.notice).toContainText(words.say('app.notice.rule', { rule }));
  }
  /** Number of lines in the open log. */
  logLines(): Promise<number> {
    return this.page.locator('.ct-log li button').count();
  }

  // ---- pictures

  #camera: Promise<CDPSession> | null = null;
  /** As the screen is now: the browser's own picture, without waiting for anything. */
  async photo(area: Area): Promise<Buffer> {
    this.#camera ??= this.page.context().newCDPSession(this.page);
    const clip = { ...area, scale: 1 };
    const { data } = await (await this.#camera).send('Page.captureScreenshot', { format: 'png', clip });
    return Buffer.from(data, 'base64');
  }
  /** A picture of a part of the screen once nothing moves there any more, or in the given parts of it. */
  async still(area: Area, parts: readonly Area[] = [area]): Promise<Buffer> {
    const within = parts.map(({ x, y, width, height }) => ({ x: x - area.x, y: y - area.y, width, height }));
    let last = await this.photo(area);
    await expect(async () => {
      const next = await this.photo(area);
      const moved = next.equals(last) ? 0 : Math.max(...within.map((part) => difference(next, last, part)));
      last = next;
      expect(moved, 'it still moves').toBe(0);
    }).toPass({ intervals: [50] });
    return last;
  }
}
