import { describe, expect, it } from 'vitest';
import { TAGS } from '../../src/stage/TableCanvas';
import { filesUnder, nodesOf } from '../structure/sources';
import type { Node } from '../structure/sources';

/** Tags that are no objects of three: fiber's own, and those of the canvas itself. */
const OTHERS = ['primitive', 'div', 'canvas'];

const tagOf = (node: Node): string | null => {
  const name = node.type === 'JSXOpeningElement' ? (node.name as Node) : null;
  return name?.type === 'JSXIdentifier' ? String(name['name']) : null;
};
const written = filesUnder('src/stage')
  .filter((path) => path.endsWith('.tsx'))
  .flatMap((path) => nodesOf(path).flatMap((node) => tagOf(node) ?? []))
  .filter((tag) => /^[a-z]/.test(tag));

describe('the tags of the stage', () => {
  it('are those that its canvas knows, and it knows no others', () => {
    const known = Object.keys(TAGS).map((name) => (name[0] ?? '').toLowerCase() + name.slice(1));
    expect([...new Set(written.filter((tag) => !OTHERS.includes(tag)))].sort()).toEqual(known.sort());
  });
});
