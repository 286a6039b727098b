import { describe, expect, it } from 'vitest';
import { LANGUAGES, makeWords } from '../../src/words';
import * as english from '../../src/words/en';
import { nodesOf, productCode } from './sources';
import type { Node } from './sources';

/** All words come from one catalogue, and what is asked of it is there. */

type Catalogue = { readonly [key: string]: string | Catalogue };
const CATALOGUES: Readonly<Record<string, Catalogue>> = { en: english.en };

const keysOf = (words: Catalogue, before = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysOf(value, `${before}${key}.`),
  );

const literal = (node: unknown): string | null => {
  const { type, value } = (node ?? {}) as Node;
  return type === 'Literal' && typeof value === 'string' ? value : null;
};

/** A catalogue key that a node asks for in so many words: `say('…')`, `has('…')`, `{ key: '…' }`. */
function keyAskedFor(node: Node): string | null {
  if (node.type === 'Property') {
    const { name } = node.key as { name?: string };
    const key = name === 'key' ? literal(node.value) : null;
    return key?.includes('.') ? key : null;
  }
  if (node.type !== 'CallExpression') return null;
  const { property, name } = node.callee as { property?: { name?: string }; name?: string };
  const asks = ['say', 'has'].includes(property?.name ?? name ?? '');
  const key = asks ? literal((node.arguments as unknown[])[0]) : null;
  return key && /^[a-z][\w-]*\.[\w.-]+$/.test(key) ? key : null;
}

/** What a file puts before its keys: `app.` of a helper that calls words.say(`app.${what}`). */
function prefix(node: Node): string | null {
  const { property } = (node.callee ?? {}) as { property?: { name?: string } };
  if (node.type !== 'CallExpression' || property?.name !== 'say') return null;
  const key = (node.arguments as Node[])[0];
  const [first] = (key?.type === 'TemplateLiteral' ? key.quasis : []) as { value: { cooked: string } }[];
  return first?.value.cooked || null;
}

/** Attributes whose text a person reads or hears. */
const SPOKEN = ['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'label', 'placeholder', 'title'];

/** Words written in the markup instead of the catalogue. */
function wordsInMarkup(node: Node): string | null {
  if (node.type === 'JSXText') return /\p{L}{2}/u.test(String(node.value)) ? String(node.value).trim() : null;
  if (node.type !== 'JSXAttribute') return null;
  const text = SPOKEN.includes(String((node.name as Node).name)) ? literal(node.value) : null;
  return text && /\p{L}{2}/u.test(text) ? text : null;
}

const code = productCode().map((path) => ({ path, nodes: nodesOf(path) }));

describe('words', () => {
  it('every language has the same keys, and a sentence for each', () => {
    expect(Object.keys(CATALOGUES).sort()).toEqual([...LANGUAGES].sort());
    const keys = keysOf(english.en).sort();
    for (const [language, words] of Object.entries(CATALOGUES)) expect(keysOf(words).sort(), language).toEqual(keys);
  });

  it('every key that the code asks for is in the catalogue', () => {
    const words = makeWords();
    const asked = code.flatMap(({ path, nodes }) => {
      const prefixes = ['', ...nodes.flatMap((node) => prefix(node) ?? [])];
      return nodes.flatMap((node) => {
        const key = keyAskedFor(node);
        return key && !prefixes.some((before) => words.has(before + key)) ? [`${path}: ${key}`] : [];
      });
    });
    expect(asked).toEqual([]);
  });

  it('no words are written into the markup', () => {
    const written = code.flatMap(({ path, nodes }) =>
      nodes.flatMap((node) => {
        const text = wordsInMarkup(node);
        return text ? [`${path}: ${text}`] : [];
      }),
    );
    expect(written).toEqual([]);
  });
});

describe('the check itself', () => {
  const find = <T>(source: string, look: (node: Node) => T | null): T[] =>
    nodesOf('a.tsx', source).flatMap((node) => look(node) ?? []);

  it('sees keys', () => {
    const source =
      "words.say('app.x', {}); say('app.y'); const p = { key: 'log.z', params: {} }; map.has('a:b'); f({ key: 'Enter' });";
    expect(find(source, keyAskedFor)).toEqual(['app.x', 'app.y', 'log.z']);
  });

  it('sees what a helper puts before keys', () => {
    const source = `const say = (what) => words.say(\`app.\${what}\`); say('turn.x');`;
    expect(find(source, prefix)).toEqual(['app.']);
  });

  it('sees words in markup', () => {
    const source = '<p title="Take it" id="root">Two <b>{words.say("a.b")}</b> × 3</p>;';
    expect(find(source, wordsInMarkup).sort()).toEqual(['Take it', 'Two']);
  });
});
