import { useFrame } from '@react-three/fiber';
import { useMemo, useRef } from 'react';
import type { Group } from 'three';
import { bagParts } from '../../../../models/cafe-del-gatto/bag';
import { drawBagCloth } from '../../../../models/cafe-del-gatto/bagShade';
import { coinGeometry, drawCoinPatina, drawCoinRelief } from '../../../../models/cafe-del-gatto/coins';
import { cupDrinkGeometry } from '../../../../models/cafe-del-gatto/cupDrink';
import { cupParts } from '../../../../models/cafe-del-gatto/cups';
import { drinkTileGeometry } from '../../../../models/cafe-del-gatto/drinkTiles';
import { drawDrinkTile } from '../../../../models/cafe-del-gatto/faces/drinkTileFace';
import { isDrinkId } from '../../../../models/cafe-del-gatto/faces/palette';
import { drawTileFace } from '../../../../models/cafe-del-gatto/faces/tileFace';
import { CUP_SQUARES, kindOf } from '../../../../models/cafe-del-gatto/kinds';
import { menuSpots } from '../../../../models/cafe-del-gatto/menuBoard';
import { drawPrintAtlas } from '../../../../models/cafe-del-gatto/print/drawPrint';
import { startTileParts } from '../../../../models/cafe-del-gatto/startTile';
import { drawSugarGrain, sugarGeometry } from '../../../../models/cafe-del-gatto/sugar';
import { drawTileAtlas, tileGeometry, tileUv } from '../../../../models/cafe-del-gatto/tiles';
import { drawTokenAtlas, drinkTilePrints } from '../../../../models/cafe-del-gatto/tokenAtlas';
import { dishParts, machineCupsParts, sugarBowlParts } from '../../../../models/room/props';
import { OBSTACLES, TABLE_EDGE } from '../../../../scenes/cafe-del-gatto/obstacles';
import { STANDS, layTable } from '../../../../scenes/cafe-del-gatto/table';
import { componentId } from '../../../core/ids';
import type { KindId } from '../../../core/ids';
import { CUP_KINDS, KINDS, ZONES } from '../../../referee/cafe-del-gatto/zones';
import type { Session } from '../../../session/types';
import type { Pose } from '../../../table/types';
import type { PieceSet } from '../../pieces/pieceSet';
import type { GameTable, SceneryProps } from '../gameTable';
import type { MakeTable } from '../registry';
import { SHADOWS } from './shadows';
import { voices } from './voices';
import { ASSEMBLY_TIME } from './assembly';
import { Machine } from './Machine';
import { MenuBoard } from './MenuBoard';
import { StaticParts } from '../StaticParts';

/** What of a box is printed or shaped. */
interface BoxPrints {
  readonly drinks: Readonly<Record<Drink, DrinkPrint>>;
}
interface DrinkPrint {
  readonly squares: readonly ('milk' | 'coffee')[];
  readonly coins: readonly number[];
  readonly tiles: readonly number[];
}
type Drink = Parameters<typeof KINDS.cup>[0];
const DRINKS = Object.keys(CUP_SQUARES) as Drink[];

const BAG_TURN: Pose = { position: [0, 0, 0], turn: STANDS.bag.turn };
/** On the machine's top. */
const ON_TOP: Pose = { position: [0, 2.35, 0], turn: [0, 0, 0, 1] };

function Scenery(props: SceneryProps) {
  const { materials, shakes } = props;
  const bag = useRef<Group>(null);
  useFrame(() => {
    bag.current?.rotation.set(0, 0, shakes.lean(ZONES.bag));
  });
  const parts = useMemo(
    () => ({ bag: bagParts(), dish: dishParts(), bowl: sugarBowlParts(), cups: machineCupsParts() }),
    [],
  );
  return (
    <>
      <group position={[...STANDS.machine.position]}>
        <Machine {...props}>
          <StaticParts parts={parts.cups} pose={ON_TOP} materials={materials} />
        </Machine>
      </group>
      <group position={[...STANDS.menuBoard.position]} quaternion={[...STANDS.menuBoard.turn]}>
        <MenuBoard {...props} />
      </group>
      <group ref={bag} position={[...STANDS.bag.position]}>
        <StaticParts parts={parts.bag} pose={BAG_TURN} materials={materials} />
      </group>
      <StaticParts parts={parts.dish} pose={STANDS.coinDish} materials={materials} />
      <StaticParts parts={parts.bowl} pose={STANDS.sugarBowl} materials={materials} />
    </>
  );
}

function sets(box: BoxPrints): PieceSet[] {
  return [
    { kind: KINDS.tile, parts: [{ surface: 'stone', geometry: tileGeometry() }], print: tileUv },
    {
      kind: KINDS.drinkTile,
      parts: [{ surface: 'token', geometry: drinkTileGeometry() }],
      print: drinkTilePrints(box.drinks),
    },
    { kind: KINDS.coin, parts: [{ surface: 'coin', geometry: coinGeometry() }], contact: [0.13, 0.13, 0.45] },
    { kind: KINDS.sugar, parts: [{ surface: 'sugar', geometry: sugarGeometry() }], contact: [0.1, 0.1, 0.6] },
    { kind: KINDS.startTile, parts: startTileParts(), contact: [0.22, 0.22, 0.5] },
    ...DRINKS.map(
      (drink): PieceSet => ({
        kind: KINDS.cup(drink),
        parts: [
          ...cupParts(drink, box.drinks[drink].squares),
          { surface: 'drink', geometry: cupDrinkGeometry(drink, box.drinks[drink].squares.length) },
        ],
        contents: { squares: box.drinks[drink].squares, layer: KINDS.tile, whole: KINDS.drinkTile },
        contact: [0.36, 0.26, 0.75],
      }),
    ),
  ];
}

const PORTRAIT = 480;

/** The face of a tile or drink tile, drawn large. */
function portrait(session: Session, id: string): HTMLCanvasElement | null {
  const table = session.table();
  const component = table.components[componentId(id)];
  const placement = table.placements[componentId(id)];
  if (!component || !placement) return null;
  const canvas = document.createElement('canvas');
  canvas.width = PORTRAIT;
  canvas.height = PORTRAIT;
  const paper = canvas.getContext('2d');
  if (!paper) return null;
  if (component.kind === KINDS.tile) {
    drawTileFace(paper, component.look, placement.face === 'front' ? 'milk' : 'coffee', PORTRAIT);
    return canvas;
  }
  const [drink = '', value] = component.look.split(':');
  if (component.kind !== KINDS.drinkTile || !isDrinkId(drink)) return null;
  drawDrinkTile(paper, drink, Number(value), PORTRAIT);
  return canvas;
}

const menu = menuSpots();
const cupKinds: ReadonlySet<KindId> = new Set(CUP_KINDS);

/** The table of Café del Gatto. */
export const makeTable: MakeTable = (raw, print): GameTable => {
  const box = raw as BoxPrints;
  const cups = DRINKS.map((drink) => ({ drink, squares: box.drinks[drink].squares.length }));
  return {
    id: 'cafe-del-gatto',
    assembly: ASSEMBLY_TIME,
    lay: (seats, viewer) => layTable({ seats, viewer, cups, menu }),
    kindOf,
    sizeOf: (id) => kindOf(id).size,
    isCup: (id) => cupKinds.has(id),
    atlases: () => ({
      card: drawPrintAtlas({
        title: print('title'),
        milk: print('milk'),
        coffee: print('coffee'),
        menu: print('menu'),
        values: print('values'),
        drinks: DRINKS.map((id) => ({ id, name: print(id), letter: print(`letter.${id}`), ...box.drinks[id] })),
      }),
      stone: drawTileAtlas(),
      token: drawTokenAtlas(box.drinks),
      coinRelief: drawCoinRelief(),
      coinPatina: drawCoinPatina(),
      sugarGrain: drawSugarGrain(),
      cloth: drawBagCloth(),
    }),
    sets: () => sets(box),
    obstacles: OBSTACLES,
    edge: TABLE_EDGE,
    voices,
    standing: SHADOWS,
    Scenery,
    portrait,
  };
};
