import type { Step } from './authority';
import type { AnyDescriber } from './describe';
import type { LogLine, PlayerInfo } from './types';
import type { Seat } from '../core/ids';

/** A note that somebody took moves back: kept at the step it led back to. */
export interface UndoMark {
  readonly step: number;
  readonly seat: Seat;
  readonly moves: number;
}

/** The log in words: what each move led to, and where moves were taken back. */
export function writeLog(
  steps: readonly Step[],
  marks: readonly UndoMark[],
  players: readonly PlayerInfo[],
  describer: AnyDescriber,
): LogLine[] {
  const lines: Omit<LogLine, 'id'>[] = [];
  const note = (step: number): void => {
    for (const mark of marks.filter((each) => each.step === step)) {
      const params = { player: players[mark.seat]?.name ?? '', count: mark.moves };
      lines.push({ seat: mark.seat, phrase: { key: 'hand.undone', params }, step, kind: 'undo' });
    }
  };
  note(0);
  steps.forEach(({ move, events }, i) => {
    let first = true;
    for (const event of events) {
      for (const phrase of describer.event(event, players)) {
        lines.push({ seat: move.seat, phrase, step: i + 1, kind: first ? 'move' : 'result' });
        first = false;
      }
    }
    note(i + 1);
  });
  return lines.map((line, id) => ({ ...line, id }));
}
