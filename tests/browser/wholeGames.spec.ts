import { expect, test } from './support/atTable';
import { COSMO, LUNA } from './support/tableFile';
import { words } from './support/table';
import type { Table } from './support/table';
import { cup, drinkTile } from './support/where';

/** Luna serves her fifth cup; Cosmo has one more turn. */
const LATE = {
  position: {
    players: [
      {
        coins: 2,
        sugar: 3,
        cups: { 'latte-macchiato': ['H4', 'H3', 'C3', 'F1'] },
        served: { espresso: 5, 'espresso-macchiato': 7, doppio: 7, cappuccino: 8 },
      },
      { coins: 3, cups: { espresso: ['C3'] }, served: { doppio: 6 } },
    ],
  },
};

/** The points of a seat on the end screen: its lines, and the total under them. */
async function pointsOf(table: Table, name: string): Promise<{ lines: Record<string, number>; total: number }> {
  const seat = table.dialog
    .getByRole('listitem')
    .filter({ has: table.page.getByRole('heading', { name, exact: true }) });
  const rows = await seat.getByRole('row').allInnerTexts();
  const all = rows.map((row) => row.split('\t').map((cell) => cell.trim()));
  const [last] = all.splice(-1);
  return { lines: Object.fromEntries(all.map(([what, points]) => [what, Number(points)])), total: Number(last?.[1]) };
}

test('the last turns by hand, the points line by line, and a rematch with the next starter', async ({ table }) => {
  await table.lay(LATE);
  await table.drag(drinkTile('latte-macchiato', 11), cup(0, 'latte-macchiato'));
  await expect(table.news).toContainText('Luna has served all five cups. One more turn is played.');
  await table.expectTurn(COSMO);
  await expect(table.turnPanel).toContainText('This is the last turn of the game.');
  await table.drag(drinkTile('espresso', 3), cup(1, 'espresso'));

  await expect(table.dialog).toContainText(words.say('app.end.heading'));
  await expect(table.dialog).toContainText('Luna wins with 39 points.');
  const luna = await pointsOf(table, LUNA);
  expect(luna).toEqual({
    lines: {
      'Drink tile of the espresso': 5,
      'Drink tile of the espresso macchiato': 7,
      'Drink tile of the doppio': 7,
      'Drink tile of the cappuccino': 8,
      'Drink tile of the latte macchiato': 11,
      '3 sugar cubes left, 1 point for 2': 1,
    },
    total: 39,
  });
  const cosmo = await pointsOf(table, COSMO);
  expect(Object.values(cosmo.lines).reduce((sum, points) => sum + points, 0)).toBe(cosmo.total);
  expect(cosmo.total).toBe(9);

  await table.press(table.dialog.getByRole('button', { name: /^Rematch/ }));
  await table.expectTurn(COSMO);
  await table.expectGoods(COSMO, { coins: 4, points: 0 });
  await table.expectGoods(LUNA, { coins: 5, points: 0 });
});

/** What somebody who wants to come to an end would play: serve, else fill the cup that is nearest to full, else take coins. */
function choose(options: readonly string[]): number {
  const worth = (text: string): number => {
    if (/^Serve/.test(text)) return 1000 + Number(/for the (\d+)/.exec(text)?.[1]);
    if (/^Buy/.test(text)) return 100 - Number(/: (\d+) coin/.exec(text)?.[1]);
    return /^Take/.test(text) ? 50 : 0;
  };
  const worths = options.map(worth);
  return worths.indexOf(Math.max(...worths));
}

test('a whole game against the house by the keyboard alone', async ({ table }) => {
  test.setTimeout(300_000);
  const { page } = table;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await table.closeDialogs();
  if (await table.turnPanel.isVisible()) await table.toShelf();

  // The game that seed 7 gives, with Luna to begin.
  await expect(table.button('app.shelf.play')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(table.button('app.shelf.new.sit')).toBeFocused();
  await table.tabTo(table.dialog.locator('summary'));
  await page.keyboard.press('Enter');
  await table.tabTo(table.dialog.getByRole('radio', { name: words.say('app.shelf.new.start-any') }));
  await page.keyboard.press('ArrowRight');
  await table.tabTo(table.dialog.getByRole('textbox', { name: words.say('app.shelf.new.seed') }));
  await page.keyboard.type('7');
  await table.tabTo(table.button('app.shelf.new.sit'));
  await page.keyboard.press('Enter');
  await table.expectMyTurn();

  // House players don't dawdle.
  await table.tabTo(table.button('app.tools.house'));
  await page.keyboard.press('Enter');
  await table.tabTo(table.dialog.getByRole('radio', { name: words.say('app.house.normal') }));
  for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowRight');
  await expect(table.dialog.getByRole('radio', { name: words.say('app.house.instant') })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(table.button('app.tools.house')).toBeFocused();

  await page.keyboard.press('m');
  await expect(table.moveList).toBeFocused();
  const mine = words.say('app.title-turn', { turn: words.say('step.yours') });
  const over = table.dialog.filter({ hasText: words.say('app.end.heading') });
  let turns = 0;
  for (; turns < 150; turns++) {
    await expect.poll(async () => (await over.isVisible()) || (await page.title()) === mine).toBe(true);
    if (await over.isVisible()) break;
    const options = await table.moveList.getByRole('option').locator('.ct-hidden').allTextContents();
    const choice = options[choose(options)];
    if (choice === undefined) continue;
    await table.walkTo(choice);
    await table.key('Enter');
  }
  await expect(over).toBeVisible();
  for (const name of [LUNA, COSMO]) {
    const { lines, total } = await pointsOf(table, name);
    expect(
      Object.values(lines).reduce((sum, points) => sum + points, 0),
      `the lines of ${name}`,
    ).toBe(total);
  }
});
