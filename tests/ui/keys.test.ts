import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../../src/rules/contract';
import { makeWords } from '../../src/words';
import { filesUnder, readSource } from '../structure/sources';

/**
 * Components shorten keys: `const say = (what) => words.say(`app.end.${what}`)`, then `say('save')`. The check over the
 * whole source sees whole keys only; this one puts the shortened ones together.
 */

const words = makeWords();
const files = filesUnder('src/ui').filter((path) => path.endsWith('.tsx'));

const PREFIX = /words\.say\(`([\w.-]+(?:\$\{game\}\.)?)\$\{what\}`/;
const ASKED = /\bsay\(\s*'([\w.-]+)'/g;

function shortened(source: string): readonly string[] {
  const prefix = PREFIX.exec(source)?.[1];
  if (!prefix) return [];
  const asked = [...source.matchAll(ASKED)].map(([, key]) => key ?? '').filter((key) => !/^(app|mode)\./.test(key));
  const starts = prefix.includes('$') ? GAME_IDS.map((game) => prefix.replace('${game}', game)) : [prefix];
  return starts.flatMap((start) => asked.map((key) => start + key));
}

describe('shortened keys', () => {
  const found = files.flatMap((path) => shortened(readSource(path)).map((key) => ({ path, key })));

  it('are found', () => {
    const keys = found.map(({ key }) => key);
    expect(keys).toContain('app.shelf.new.sit');
    expect(keys).toContain('app.shelf.game.cafe-del-gatto.says');
    expect(keys.length).toBeGreaterThan(50);
  });

  it('are in the catalogue', () => {
    expect(found.filter(({ key }) => !words.has(key)).map(({ path, key }) => `${path}: ${key}`)).toEqual([]);
  });
});
