import { catHead, catSeal, paw, pawPrint, sized } from '../../art/cat';
import { deep, INK, mix, STOCK } from '../../art/colour';
import { fill, line, type Mark, placed, volume } from '../../art/marks';
import { ellipsePath, regularPolygon, roundRectPath } from '../../art/paths';
import { DRINK_UNITS } from './drinkTileFace';
import { COIN_GOLD, MACHINE_RED } from './palette';

/** Prints of the other small card pieces, as marks. */

/** The back of every drink tile, in its units: the house's red with a seal. */
export function drinkTileBack(bleed: number): Mark[] {
  const { width, height } = DRINK_UNITS;
  return [
    fill(roundRectPath(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, 0), MACHINE_RED),
    line(roundRectPath(14, 14, width - 28, height - 28, 36), '#F0C9A8', 4),
    sized(catSeal(STOCK, MACHINE_RED), width / 2, height / 2 + 12, width * 0.5),
  ];
}

/** Start tile, 400 units across: a cat who is first at the counter, on a golden disc. */
export function startTileFront(bleed: number): Mark[] {
  const gold = COIN_GOLD;
  const groove = mix(gold, '#6B3A10', 0.55);
  const studs = regularPolygon(24, 174).map(([x, y]) => fill(ellipsePath(x, y, 6), groove));
  return [
    fill(roundRectPath(-bleed, -bleed, 400 + 2 * bleed, 400 + 2 * bleed, 0), mix(gold, '#6B3A10', 0.2)),
    placed(
      [
        volume(ellipsePath(0, 0, 198), mix(gold, '#FFF1CC', 0.1), { reach: 0.5, edge: 0 }),
        ...studs,
        fill(ellipsePath(0, 0, 152), MACHINE_RED),
        line(ellipsePath(0, 0, 152), deep(MACHINE_RED), 7),
        line(ellipsePath(0, 0, 141), '#F6C9A0', 3.5, 0.8),
        sized(catHead({ fur: '#FFF3DC', mood: 'open', edge: 7, whiskers: true, marking: patches() }), 0, 14, 204),
        placed(paw('#FFF3DC', 6), { x: -58, y: 108, scale: 0.86 }),
        placed(paw('#FFF3DC', 6), { x: 58, y: 108, scale: 0.86 }),
        ...bell(),
      ],
      { x: 200, y: 200 },
    ),
  ];
}

/** Two patches of coffee on the fur. */
const patches = (): Mark[] => [
  fill('M-110,-90H-20Q-10,-30 -50,-14Q-84,-6 -110,-20Z', '#8A5A3A'),
  fill('M40,-90H110V-30Q70,-44 40,-90Z', '#C98F55'),
];

/** The counter bell between the paws. */
const bell = (): Mark[] =>
  [
    volume('M-36,20Q-36,-22 0,-22Q36,-22 36,20Z', COIN_GOLD, { reach: 0.4, edge: 5 }),
    volume(roundRectPath(-44, 16, 88, 15, 7), '#7A4632', { reach: 0.25, edge: 5 }),
    fill(ellipsePath(0, -27, 8), INK),
  ].map((mark) => placed([mark], { y: 104, scale: 0.95 }));

/** The back of the start tile: gold with a paw. */
export function startTileBack(bleed: number): Mark[] {
  const groove = mix(COIN_GOLD, '#6B3A10', 0.55);
  return [
    fill(roundRectPath(-bleed, -bleed, 400 + 2 * bleed, 400 + 2 * bleed, 0), mix(COIN_GOLD, '#6B3A10', 0.2)),
    placed(
      [
        fill(ellipsePath(0, 0, 198), COIN_GOLD),
        line(ellipsePath(0, 0, 160), groove, 7),
        placed(pawPrint('#5A3208'), { scale: 2.4 }),
      ],
      { x: 200, y: 200 },
    ),
  ];
}

/** The patch sewn on the bag, 400 units across. */
export function bagEmblem(bleed: number): Mark[] {
  const stitch = (radius: number): Mark[] =>
    regularPolygon(44, radius).map(([x, y], i) => {
      const angle = (i / 44) * 360 - 90;
      return placed([line('M0,-7V7', '#F3DDBB', 6)], { x, y, turn: angle + 90 });
    });
  return [
    fill(roundRectPath(-bleed, -bleed, 400 + 2 * bleed, 400 + 2 * bleed, 0), '#7E2620'),
    placed(
      [
        fill(ellipsePath(0, 0, 200), '#8E2C25'),
        ...stitch(182),
        line(ellipsePath(0, 0, 158), '#F3DDBB', 6),
        sized(catSeal('#F3DDBB', '#8E2C25'), 0, 22, 208),
      ],
      { x: 200, y: 200 },
    ),
  ];
}
