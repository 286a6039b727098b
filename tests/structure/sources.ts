import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

/** The project's own files as data, for tests about its structure. */

/** The checkout's folder, with a slash at its end. */
export const ROOT: string = fileURLToPath(new URL('../../', import.meta.url));

/** Paths of all files under a folder of the checkout, sorted. */
export function filesUnder(folder: string): string[] {
  return readdirSync(`${ROOT}${folder}`, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath.slice(ROOT.length).replaceAll('\\', '/'), entry.name))
    .sort();
}

export const readSource = (path: string): string => readFileSync(`${ROOT}${path}`, 'utf8');

export const isCode = (path: string): boolean => /\.(tsx?|mjs)$/.test(path);

/** Code of the product: everything that the import table speaks of. */
export const productCode = (): string[] => ['src', 'models', 'scenes'].flatMap(filesUnder).filter(isCode);

/** A node of the syntax tree (ESTree), as far as these tests look at it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Every node of a file's syntax tree. Throws when the file isn't valid. */
export function nodesOf(path: string, text: string = readSource(path)): Node[] {
  const { program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const all: Node[] = [];
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (isNode(value)) {
      all.push(value);
      Object.values(value).forEach(walk);
    }
  };
  walk(program);
  return all;
}

const text = (value: unknown): string | null =>
  isNode(value) && value.type === 'Literal' && typeof value.value === 'string' ? value.value : null;

/** `import.meta.glob('…')` and `new URL('…', import.meta.url)` bring files in as well. */
function broughtIn(node: Node): string | null {
  const args = node.arguments as readonly unknown[] | undefined;
  const callee = node.callee as Node | undefined;
  if (node.type === 'CallExpression' && callee?.type === 'MemberExpression') {
    const { object, property } = callee as unknown as { object: Node; property: Node };
    return object.type === 'MetaProperty' && property.name === 'glob' ? text(args?.[0]) : null;
  }
  const beside = args?.[1] as Node | undefined;
  const isUrl = node.type === 'NewExpression' && callee?.name === 'URL' && beside?.type === 'MemberExpression';
  // A folder's address (the checkout's) brings nothing in.
  const address = isUrl ? text(args?.[0]) : null;
  return address?.endsWith('/') ? null : address;
}

/** What a file imports, as written: statically, dynamically, as a type, by glob or by address. */
export function importsOf(path: string, source?: string): string[] {
  const found = nodesOf(path, source).map((node) => text(node.source) ?? broughtIn(node));
  return [...new Set(found.filter((specifier) => specifier !== null))];
}

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

/** The path that a relative import means; null when there is no such file. A glob or a folder stands for itself. */
export function resolveImport(from: string, specifier: string, files: ReadonlySet<string>): string | null {
  const [bare = ''] = specifier.split('?');
  const base = posix.join(posix.dirname(from), bare);
  if (bare.includes('*') || bare.endsWith('/')) return base;
  return ENDINGS.map((ending) => base + ending).find((path) => files.has(path)) ?? null;
}
