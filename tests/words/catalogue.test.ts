import { describe, expect, it } from 'vitest';
import { makeWords } from '../../src/words';

const words = makeWords();

describe('sentences', () => {
  it('put pieces and counts into their places', () => {
    expect(words.say('piece.coins', { count: 1 })).toBe('1 coin');
    expect(words.say('piece.coins', { count: 0 })).toBe('0 coins');
    expect(words.say('piece.tile', { preparation: 'H', side: 'milk', value: 3 })).toBe('hot milk 3');
    expect(words.say('names.3', { a: 'Luna', b: 'Cosmo', c: 'Minka' })).toBe('Luna, Cosmo and Minka');
  });

  it('show a name as it is written, whatever it looks like', () => {
    for (const name of ['$t(app.title)', '$t(', '{{count}}', '<i>', '"', '$&', '$1']) {
      expect(words.say('step.named', { who: name })).toBe(`${name}’s turn`);
      expect(words.say('names.2', { a: name, b: 'Nala' })).toBe(`${name} and Nala`);
    }
  });

  it('throw for a key that is not there', () => {
    expect(() => words.say('app.nowhere')).toThrow('app.nowhere');
    expect(words.has('app.nowhere')).toBe(false);
  });
});
