import { makeWords } from '../words';
import { filesOf, readSource } from './refereeFiles';
import { judge } from './refereeJudge';
import { print } from './print';

/** `npm run --silent referee -- [--view SEAT] FILE...`: judges table files, one line of JSON each (see README). */

const USAGE = `usage: npm run --silent referee -- [--view SEAT] FILE...
  FILE         a table file (cafe-table/1), a folder (every .json under it, sorted by name), or - for standard input
  --view SEAT  show the position and the legal moves as this seat (0, 1, …) may know them
npm passes on at most 128 KiB of names: for thousands of files name their folder.`;

/** Exit status: every file was read; some file could not be read; wrong usage. */
const [READ, UNREADABLE, MISUSED] = [0, 1, 2];

interface Asked {
  readonly paths: readonly string[];
  readonly view: number | null;
}

/** What the command line asks for; a string says what is wrong with it. */
function parseArguments(words: readonly string[]): Asked | string {
  const paths: string[] = [];
  let view: number | null = null;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? '';
    const [, seat] = /^--view(?:=(.*))?$/s.exec(word) ?? [];
    if (word === '--view' || seat !== undefined) {
      const number = seat ?? words[++i] ?? '';
      if (!/^\d{1,3}$/.test(number)) return `--view needs a seat: 0, 1, …`;
      view = Number(number);
    } else if (word === '--') {
      paths.push(...words.slice(i + 1));
      break;
    } else if (word.startsWith('-') && word !== '-') return `unknown option ${word}`;
    else paths.push(word);
  }
  return paths.length > 0 ? { paths, view } : 'no file named';
}

async function main(): Promise<number> {
  const asked = parseArguments(process.argv.slice(2));
  if (typeof asked === 'string') {
    process.stderr.write(`${asked}\n${USAGE}\n`);
    return MISUSED;
  }
  const words = makeWords();
  let status = READ;
  for (const path of asked.paths) {
    for (const file of filesOf(path)) {
      const judged = judge(file.name, await readSource(file), asked.view, words);
      if (judged.error !== null) status = UNREADABLE;
      if (!(await print(`${JSON.stringify(judged)}\n`))) return status;
    }
  }
  return status;
}

process.exitCode = await main();
