import type { GattoEvent, GattoMove, GattoView } from '../../../rules/cafe-del-gatto/types';
import type { Describer } from '../describer';
import { describeCount } from './count';
import { describeEnd } from './end';
import { describeEvent } from './events';
import { describeAsking, describeNowhere, describeOpened, describeOpening } from './hand';
import { describePlace, describeThing } from './lying';
import { coinsOf, describeGhost, describeMove, describeShortMove } from './moves';
import { describePiece } from './piece';
import { describeStep } from './step';

export const gattoDescriber: Describer<GattoView, GattoMove, GattoEvent> = {
  move: describeMove,
  shortMove: describeShortMove,
  coins: coinsOf,
  ghost: describeGhost,
  event: describeEvent,
  step: describeStep,
  end: describeEnd,
  piece: describePiece,
  thing: describeThing,
  place: describePlace,
  count: describeCount,
  opening: describeOpening,
  asking: describeAsking,
  opened: describeOpened,
  nowhere: describeNowhere,
};
