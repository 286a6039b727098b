import { existsSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, makeWords } from '../../src/words';
import { judge } from '../../src/cli/refereeJudge';
import { packageName } from './importTable';
import { filesUnder, importsOf, isCode, ROOT, readSource } from './sources';

/** What the documents say is so: commands, links, pictures, paths, pins. */

const TOP = ['README.md', 'CONTRIBUTING.md'];
const documents = [...TOP, ...['docs', 'src', 'models', 'scenes', 'public', 'tests'].flatMap(filesUnder)].filter(
  (path) => path.endsWith('.md'),
);
const { scripts, dependencies, devDependencies } = JSON.parse(readSource('package.json'));

const all = (path: string, what: RegExp): string[] =>
  [...readSource(path).matchAll(what)].map((found) => found[1] ?? '');
/** Names in code marks that begin like a path of the checkout; patterns such as `scenes/<game>/` speak of any game. */
const PATH = /`((?:src|models|scenes|public|docs|tests|\.ci)\/[\w./-]*)`/g;

/** What each document says that isn't so, as lines. */
const wrong = (check: (path: string) => readonly string[]): string[] =>
  documents.flatMap((path) => check(path).map((what) => `${path}: ${what}`));

describe('documents', () => {
  it('name commands that there are', () => {
    const known = [...Object.keys(scripts), 'ci', 'install'];
    const command = /npm (?:run (?:--silent )?)?([a-z:]+)/g;
    expect(wrong((path) => all(path, command).filter((name) => !known.includes(name)))).toEqual([]);
  });

  it('link to files that there are', () => {
    const leads = (path: string, link: string): boolean =>
      /^https?:/.test(link) || existsSync(posix.join(ROOT, posix.dirname(path), link));
    expect(wrong((path) => all(path, /\]\(([^)#\s]+)[^)]*\)/g).filter((link) => !leads(path, link)))).toEqual([]);
  });

  it('name paths that there are', () => {
    const there = (named: string): boolean =>
      existsSync(ROOT + named) && (!named.endsWith('/') || statSync(ROOT + named).isDirectory());
    expect(wrong((path) => all(path, PATH).filter((named) => !there(named)))).toEqual([]);
  });
});

describe('README.md', () => {
  it('shows a table file that can be read and played', () => {
    const [file = ''] = all('README.md', /```json\n([^`]+)```/g);
    const judged = judge('README.md', { ok: true, value: file }, null, makeWords());
    expect(judged).toMatchObject({ ok: true, error: null, verdicts: [{ legal: true }] });
  });
});

describe('docs/decisions.md', () => {
  it('gives a reason for every library', () => {
    const text = readSource('docs/decisions.md');
    const unexplained = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !name.startsWith('@types/') && !text.includes(`\`${name}\``),
    );
    expect(unexplained).toEqual([]);
  });
});

describe('package.json', () => {
  it('pins every library exactly, as the lock file does', () => {
    const { packages } = JSON.parse(readSource('package-lock.json'));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
      expect(packages[`node_modules/${name}`].version, name).toBe(version);
    }
  });
});

/** Only named to keep two libraries at one version of a third. */
const PINS = ['playwright-core'];

describe('libraries', () => {
  it('each is used by the page, a test or a tool', () => {
    const code = [
      ...['src', 'models', 'scenes', 'tests'].flatMap(filesUnder),
      'vite.config.ts',
      'playwright.config.ts',
    ];
    const used = new Set(code.filter(isCode).flatMap((path) => importsOf(path).map(packageName)));
    // Run by name, or brought in by a style sheet.
    const named = [
      readSource('package.json').split('"dependencies"')[0] ?? '',
      readSource('src/cli/stages/stages.mjs'),
    ];
    const styles = code.filter((path) => path.endsWith('.css')).map(readSource);
    const idle = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) =>
        !name.startsWith('@types/') &&
        !PINS.includes(name) &&
        !used.has(name) &&
        ![...named, ...styles].some((text) => text.includes(name)),
    );
    expect(idle).toEqual([]);
  });
});

describe('index.html', () => {
  const page = readSource('index.html');

  it('asks no other host for anything', () => {
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(page).not.toMatch(/@import|url\(/);
  });

  it('is in a language that there is, and has what the page drives while it loads', () => {
    expect(LANGUAGES).toContain(/<html lang="(\w+)"/.exec(page)?.[1]);
    for (const id of ['root', 'boot', 'boot-progress', 'boot-text']) expect(page).toContain(`id="${id}"`);
  });
});
