import type { LogLine } from '../../session/types';

/** A move with what followed from it: one entry, one moment to go back to. */
export interface LogEntry {
  readonly first: LogLine;
  readonly results: readonly LogLine[];
}

/** The lines of the log, results under the move they follow from. */
export function logEntries(log: readonly LogLine[]): readonly LogEntry[] {
  const entries: { first: LogLine; results: LogLine[] }[] = [];
  for (const line of log) {
    const last = entries.at(-1);
    if (line.kind === 'result' && last?.first.kind === 'move' && last.first.step === line.step) last.results.push(line);
    else entries.push({ first: line, results: [] });
  }
  return entries;
}
