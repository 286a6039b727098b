import type { ComponentId, ZoneId } from '../../core/ids';
import type { Hover } from '../../session/types';
import type { Pose, Vec3 } from '../../table/types';
import type { Shape } from './fall';

/** What the hand shows: written on every move of the pointer, read by marks and tags. */
export interface HandSight {
  hover: Hover;
  /** The zone under the held piece. */
  zone: ZoneId | null;
  /** The piece under an empty hand. */
  pointed: ComponentId | null;
  held: ComponentId | null;
  /** Where it would come to lie on the open table. */
  ghost: Pose | null;
  x: number;
  y: number;
}

export const noSight = (): HandSight => ({
  ...{ hover: { kind: 'none' }, zone: null, pointed: null, held: null, ghost: null },
  ...{ x: 0, y: 0 },
});

/** Whom a hand tells what it does. */
export interface HandHooks extends Shape {
  /** A sight has changed: marks and tags look again. */
  readonly onSight: (sight: HandSight) => void;
  /** While a piece is held the camera stands still. */
  readonly onGrip: (gripping: boolean) => void;
  readonly onInspect: (id: ComponentId | null, how: 'hover' | 'asked') => void;
  /** Whether a point of the world is in the picture, and no panel before it. */
  readonly inSight: (point: Vec3) => boolean;
}
