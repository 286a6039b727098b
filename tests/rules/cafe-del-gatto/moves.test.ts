import { describe, expect, it } from 'vitest';
import { cafeDelGatto } from '../../../src/rules/cafe-del-gatto';
import { config } from '../../support/gatto';

const BUY = { seat: 0, type: 'buy', side: 'milk', row: 3, cup: 'cappuccino' };
const SERVE = { seat: 1, type: 'serve', cup: 'cappuccino', tile: 6, sugar: 0 };

describe('a move', () => {
  it.each([
    BUY,
    SERVE,
    { ...SERVE, type: 'serve-one' },
    { seat: 0, type: 'take-coins' },
    { seat: 0, type: 'clean', side: 'coffee' },
    { seat: 0, type: 'end-turn' },
    { seat: 1, type: 'empty-cup', cup: 'espresso' },
    // Well formed, though no rule would allow it: a verdict, not a refusal of the file.
    { ...SERVE, tile: 999, sugar: -1 },
    { ...BUY, seat: 7, row: 6 },
  ])('is read: %j', (raw) => {
    expect(cafeDelGatto.parseMove(raw, config(2))).toEqual({ ok: true, value: raw });
  });

  it.each([
    ['type', 'kind', { seat: 0 }],
    ['type', 'word', { seat: 0, type: 'brew' }],
    ['type', 'kind', { seat: 0, type: 7 }],
    ['', 'kind', null],
    ['', 'kind', [BUY]],
    ['', 'kind', 'buy'],
    ['seat', 'missing', { type: 'take-coins' }],
    ['seat', 'number', { seat: 0.5, type: 'take-coins' }],
    ['seat', 'number', { seat: 1e300, type: 'take-coins' }],
    ['seat', 'kind', { seat: '0', type: 'take-coins' }],
    ['cup', 'missing', { ...BUY, cup: undefined }],
    ['cup', 'word', { ...BUY, cup: 'mocha' }],
    ['side', 'word', { ...BUY, side: 'left' }],
    ['row', 'number', { ...BUY, row: 2.5 }],
    ['tile', 'kind', { ...SERVE, tile: '6' }],
    ['sugar', 'kind', { ...SERVE, sugar: null }],
    ['price', 'unknown', { ...BUY, price: 0 }],
    ['cup', 'unknown', { seat: 0, type: 'take-coins', cup: 'espresso' }],
    ['__proto__', 'unknown', JSON.parse('{"seat": 0, "type": "take-coins", "__proto__": {}}')],
  ])('that is malformed is refused: %s, %s', (part, why, raw) => {
    // Undefined fields stand for missing ones, as after a way through a file.
    const written: unknown = Object.hasOwn(Object(raw), '__proto__') ? raw : JSON.parse(JSON.stringify(raw));
    const result = cafeDelGatto.parseMove(written, config(2));
    expect(result.ok ? 'read' : [result.error.part, result.error.why]).toEqual([part, why]);
  });

  it('has no options to go with it', () => {
    expect(cafeDelGatto.parseOptions({})).toEqual({ ok: true, value: {} });
    expect(cafeDelGatto.parseOptions({ variant: 'endless' })).toMatchObject({
      error: { part: 'variant', why: 'unknown-none' },
    });
    expect(cafeDelGatto.parseOptions([])).toMatchObject({ ok: false });
  });
});
