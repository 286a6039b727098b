import { inside } from '../core/problem';

/** A list or object that has begun: the names of an object so far, and the name or index we are at. */
interface Level {
  readonly names: Set<string> | null;
  at: string | number;
  /** True where the next text of an object is a name. */
  named: boolean;
}

/**
 * The first field that an object has twice, as a part (`players.0.coins`); null when there is none. `JSON.parse` would
 * keep the last one and drop the other. `json` must be valid JSON.
 */
export function repeatedField(json: string): string | null {
  const levels: Level[] = [];
  for (let i = 0; i < json.length; i++) {
    const level = levels.at(-1);
    switch (json[i]) {
      case '{':
        levels.push({ names: new Set(), at: '', named: true });
        break;
      case '[':
        levels.push({ names: null, at: 0, named: false });
        break;
      case '}':
      case ']':
        levels.pop();
        break;
      case ',':
        if (level?.names) level.named = true;
        else if (typeof level?.at === 'number') level.at++;
        break;
      case '"': {
        const end = endOfText(json, i);
        if (level?.names && level.named) {
          const name = JSON.parse(json.slice(i, end + 1)) as string;
          level.at = name;
          level.named = false;
          if (level.names.has(name)) return levels.reduce((part, { at }) => inside(part, at), '');
          level.names.add(name);
        }
        i = end;
        break;
      }
    }
  }
  return null;
}

/** The closing quotation mark of the text that begins at `start`. */
function endOfText(json: string, start: number): number {
  let end = start + 1;
  while (json[end] !== '"') end += json[end] === '\\' ? 2 : 1;
  return end;
}
