import type { Part } from '../parts';
import type { MachinePanel } from './machine';
import { assemblyOrder } from './machine';
import { bodyPieces } from './machineBody';
import { chutePieces } from './machineChutes';
import { headPieces } from './machineHead';
import { steelPieces } from './machineSteel';

/** A panel with what it is made of, in centimetres of the assembled machine. */
export interface MachinePiece {
  readonly name: MachinePanel;
  readonly parts: readonly Part[];
}

/** Every panel once, in the order of assembly. */
export const machinePieces = (): MachinePiece[] =>
  [...bodyPieces(), ...chutePieces(), ...headPieces(), ...steelPieces()].sort(
    (a, b) => assemblyOrder(a.name) - assemblyOrder(b.name),
  );
