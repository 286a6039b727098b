import type { ComponentType } from 'react';
import type { KindId, Seat } from '../../core/ids';
import type { Kind } from '../../table/kind';
import type { GameId, Session } from '../../session/types';
import type { Layout } from '../../table/poses';
import type { Atlases, Materials } from '../look/materials';
import type { Standing } from '../look/shadowBatch';
import type { PieceSet } from '../pieces/pieceSet';
import type { Shapes } from '../theatre/loose';
import type { Voices } from '../theatre/hearing';
import type { SetUp } from '../theatre/setUp';
import type { Shakes } from '../theatre/shakes';

export interface SceneryProps {
  readonly materials: Materials;
  readonly shadows: boolean;
  /** How far the set-up has come. */
  readonly setUp: SetUp;
  readonly shakes: Shakes;
}

/** How one game looks on the stage. */
export interface GameTable extends Shapes {
  readonly id: GameId;
  /** How long its fixed things take to be put together before a first move, ms. */
  readonly assembly: number;
  readonly lay: (seats: number, viewer: Seat) => Layout;
  readonly kindOf: (id: KindId) => Kind;
  /** Draws what is printed; fonts are loaded. */
  readonly atlases: () => Atlases;
  readonly sets: () => readonly PieceSet[];
  readonly voices: Voices;
  /** What the fixed things darken on the table. */
  readonly standing: readonly Standing[];
  readonly Scenery: ComponentType<SceneryProps>;
  /** The face of a piece, large; null when there is nothing to see. */
  readonly portrait: (session: Session, id: string) => HTMLCanvasElement | null;
}
