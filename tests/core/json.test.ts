import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, hash } from '../../src/core/hash';
import { tally, without } from '../../src/core/lists';
import { excerpt, inside, within } from '../../src/core/problem';
import { amount, fields, integer, list, object, oneOf, reading, stop, take, text } from '../../src/core/read';

const problemOf = (read: () => unknown) => {
  const result = reading(read);
  return result.ok ? 'read' : `${result.error.part}: ${result.error.why} ${JSON.stringify(result.error.params)}`;
};

describe('one spelling of JSON', () => {
  it('does not depend on the order of fields, and leaves undefined ones out', () => {
    expect(canonical({ b: [1, { d: null, c: 'x' }], a: undefined })).toBe('{"b":[1,{"c":"x","d":null}]}');
    expect(canonical({ b: 1, a: 2 })).toBe(canonical({ a: 2, b: 1 }));
  });

  it('hashes to 16 digits that differ where values differ', () => {
    expect(hash({ a: 1 })).toMatch(/^[0-9a-f]{16}$/);
    expect(hash({ a: 1, b: 2 })).toBe(hash({ b: 2, a: 1 }));
    const seen = new Set(Array.from({ length: 5000 }, (_, i) => hash({ i })));
    expect(seen.size).toBe(5000);
  });

  it('reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const back = JSON.parse(canonical(value)) as unknown;
        expect(canonical(back)).toBe(canonical(value));
      }),
      { seed: 5 },
    );
  });
});

describe('reading', () => {
  it('takes what it asks for', () => {
    expect(reading(() => integer(3, 'n', 0, 5))).toEqual({ ok: true, value: 3 });
    expect(Object.is(integer(-0, 'n', 0, 5), 0)).toBe(true);
    expect(amount(2.5, 'n', 0, 5)).toBe(2.5);
    expect(text('ab', 't', 1, 2)).toBe('ab');
    expect(oneOf('b', 'w', ['a', 'b'])).toBe('b');
    expect(list([1], 'l', 0, 1)).toEqual([1]);
    expect(fields({ a: 1 }, 'o', ['a'], ['b'])).toEqual({ a: 1 });
    expect(
      take(
        'p',
        reading(() => 7),
      ),
    ).toBe(7);
  });

  it.each([
    ['n: kind {"kind":"number","got":"text"}', () => integer('3', 'n', 0, 5)],
    ['n: kind {"kind":"number","got":"null"}', () => integer(null, 'n', 0, 5)],
    ['n: number {"least":0,"most":5,"got":"6"}', () => integer(6, 'n', 0, 5)],
    ['n: exact {"least":5,"most":5,"got":"6"}', () => integer(6, 'n', 5, 5)],
    ['n: number {"least":0,"most":5,"got":"1.5"}', () => integer(1.5, 'n', 0, 5)],
    ['n: number {"least":0,"most":5,"got":"Infinity"}', () => integer(JSON.parse('1e999'), 'n', 0, 5)],
    ['n: amount {"least":0,"most":5,"got":"NaN"}', () => amount(Number.NaN, 'n', 0, 5)],
    ['n: kind {"kind":"number","got":"boolean"}', () => amount(true, 'n', 0, 5)],
    ['t: kind {"kind":"text","got":"list"}', () => text([], 't', 0, 5)],
    ['t: letters {"least":1,"most":5,"got":0}', () => text('', 't', 1, 5)],
    ['w: word {"words":"a, b","got":"c"}', () => oneOf('c', 'w', ['a', 'b'])],
    ['w: kind {"kind":"text","got":"object"}', () => oneOf({}, 'w', ['a', 'b'])],
    ['l: kind {"kind":"list","got":"object"}', () => list({}, 'l', 0, 5)],
    ['l: count {"least":2,"most":2,"got":0}', () => list([], 'l', 2, 2)],
    ['l: counts {"least":1,"most":2,"got":0}', () => list([], 'l', 1, 2)],
    ['o: kind {"kind":"object","got":"list"}', () => object([], 'o')],
    ['o: kind {"kind":"object","got":"nothing"}', () => object(undefined, 'o')],
    ['o.b: unknown {"known":"a"}', () => fields({ a: 1, b: 1 }, 'o', ['a'])],
    ['o.b: unknown-none {"known":""}', () => fields({ b: 1 }, 'o', [])],
    ['o.a: missing {}', () => fields({}, 'o', ['a'])],
    ['o.__proto__: unknown {"known":"a"}', () => fields(JSON.parse('{"a": 1, "__proto__": 1}'), 'o', ['a'])],
    ['o.toString: missing {}', () => fields({}, 'o', ['toString'])],
    [
      'p.n: count {}',
      () =>
        take(
          'p',
          reading(() => stop('n', 'count')),
        ),
    ],
    [
      'p: count {}',
      () =>
        take(
          'p',
          reading(() => stop('', 'count')),
        ),
    ],
    [
      'n: count {}',
      () =>
        take(
          '',
          reading(() => stop('n', 'count')),
        ),
    ],
  ])('stops with %s', (problem, read) => {
    expect(problemOf(read)).toBe(problem);
  });

  it('does not take our own bugs for problems of a file', () => {
    expect(() =>
      reading(() => {
        throw new RangeError('ours');
      }),
    ).toThrow('ours');
  });
});

describe('parts', () => {
  it('are named from the whole down', () => {
    expect([inside('', 'a'), inside('a', 0), inside('a', '')]).toEqual(['a', 'a.0', 'a.""']);
    expect(within('position', { part: '', why: 'x', params: {} }).part).toBe('position');
    expect(within('position', { part: 'bag', why: 'x', params: {} }).part).toBe('position.bag');
  });

  it('quote strange words short and on one line', () => {
    expect(excerpt('a\nb\u0000\u2028c')).toBe('a b c');
    expect(excerpt('x'.repeat(100))).toBe(`${'x'.repeat(40)}…`);
    expect(excerpt(' \n')).toBe('""');
    // Half of a pair would be no text.
    expect(excerpt(`${'x'.repeat(40)}😀`)).toBe(`${'x'.repeat(40)}…`);
  });
});

describe('lists', () => {
  it('are copied without an entry, and counted', () => {
    expect(without(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
    expect([...tally(['a', 'b', 'a'])]).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });
});
