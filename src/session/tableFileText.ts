import type { Problem } from '../core/problem';
import type { Result } from '../core/result';
import { err, ok } from '../core/result';
import { repeatedField } from './tableFileTwice';

/** What a table file may be: at most this many bytes (8 MB) and lists and objects nested this deep. */
export const LIMITS = { bytes: 8_000_000, depth: 64 } as const;

/** Everything that can be wrong with the text of a file, whatever game it is of. */
export const TEXT_PROBLEMS = [
  'file-size',
  'file-depth',
  'file-empty',
  'file-short',
  'file-json',
  'file-twice',
] as const;

const wrong = (why: (typeof TEXT_PROBLEMS)[number], params: Problem['params'] = {}): Result<never, Problem> =>
  err({ part: '', why, params });

/** The problem of a file with more than `LIMITS.bytes`; for whoever knows that before reading it. */
export const TOO_LARGE: Problem = { part: '', why: 'file-size', params: { most: LIMITS.bytes / 1_000_000 } };

/**
 * The JSON in a text, refused when it is too large or nested too deep, before anything is built of it, and when an object
 * has a field twice: a typing mistake must not silently change a game.
 */
export function parseJson(text: string): Result<unknown, Problem> {
  const found = scan(text);
  if (found.bytes > LIMITS.bytes) return err(TOO_LARGE);
  if (found.depth > LIMITS.depth) return wrong('file-depth', { most: LIMITS.depth });
  const json = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  if (json.trim() === '') return wrong('file-empty');
  let read: unknown;
  try {
    read = JSON.parse(json);
  } catch {
    return wrong(found.open ? 'file-short' : 'file-json');
  }
  const twice = repeatedField(json);
  return twice === null ? ok(read) : err({ part: twice, why: 'file-twice', params: {} });
}

interface Scan {
  /** Length in UTF-8; stops counting where a limit is passed. */
  readonly bytes: number;
  readonly depth: number;
  /** True when the text ends inside a list, an object or a string. */
  readonly open: boolean;
}

/** One pass over the text. Brackets in strings do not count. */
function scan(text: string): Scan {
  let bytes = 0;
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < text.length && bytes <= LIMITS.bytes && deepest <= LIMITS.depth; i++) {
    const unit = text.charCodeAt(i);
    // Each half of a surrogate pair is 2 of its 4 bytes.
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3;
    if (quoted) {
      if (unit === BACKSLASH) {
        i++;
        bytes++;
      } else if (unit === QUOTE) quoted = false;
    } else if (unit === QUOTE) quoted = true;
    else if (unit === OPEN_LIST || unit === OPEN_OBJECT) {
      depth++;
      if (depth > deepest) deepest = depth;
    } else if (unit === CLOSE_LIST || unit === CLOSE_OBJECT) depth--;
  }
  return { bytes, depth: deepest, open: quoted || depth > 0 };
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d];
