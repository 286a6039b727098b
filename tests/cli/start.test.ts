import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageStale } from '../../src/cli/setup/built.mjs';
import { nodeTooOld, OLDEST_NODE } from '../../src/cli/setup/node.mjs';
import { packagesMissing } from '../../src/cli/setup/packages.mjs';
import { readArguments } from '../../src/cli/startPage.mjs';

describe('the command line of npm start', () => {
  it.each([
    [[], {}, { port: 4173 }],
    [['--port', '5000'], {}, { port: 5000 }],
    [['--port=5000', '--host', '0.0.0.0'], {}, { port: 5000, host: '0.0.0.0' }],
    // `npm start --port 5000 --host`: npm takes them for its own and hands them on in the environment.
    [[], { npm_config_port: '5000', npm_config_host: 'true' }, { port: 5000, host: '0.0.0.0' }],
    [['--port', '1'], { npm_config_port: '5000' }, { port: 1 }],
  ])('%j with %j', (args, env, expected) => {
    expect(readArguments(args, env)).toEqual({ help: false, ...expected });
  });

  it.each([
    [['--port', 'x'], /^--port must be a number from 0 to 65535, not "x"\.$/],
    [['--port', '65536'], /not "65536"/],
    [['--prt', '1'], /^Unknown option '--prt'\.\n\nnpm start/],
    [['extra'], /Unexpected argument 'extra'/],
  ])('refuses %j in a sentence', (args, sentence) => {
    expect(() => readArguments(args, {})).toThrow(sentence);
  });
});

describe('Node', () => {
  it('too old is said in one sentence', () => {
    expect(nodeTooOld('18.19.1')).toMatch(/^Café Table needs Node 20\.19 or newer, and this is Node 18\.19\.1: .*\.$/);
    expect(nodeTooOld('20.18.3')).not.toBeNull();
    expect(nodeTooOld('20.19.0')).toBeNull();
    expect(nodeTooOld('22.0.0')).toBeNull();
  });

  it('is the one that package.json asks for', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(engines.node).toBe(`>=${OLDEST_NODE.join('.')}`);
    expect(readFileSync('.nvmrc', 'utf8').trim()).toBe(String(OLDEST_NODE[0]));
  });
});

describe('whether packages must be installed', () => {
  const wanted = {
    packages: {
      '': { version: '0.1.0' },
      'node_modules/three': { version: '0.187.0' },
      'node_modules/only-on-a-mac': { version: '1.0.0', optional: true },
    },
  };
  const three = { 'node_modules/three': { version: '0.187.0' } };

  it('nothing is installed: yes', () => expect(packagesMissing(wanted, null)).toBe(true));
  it('what the lock says: no, whatever is optional', () => {
    expect(packagesMissing(wanted, { packages: three })).toBe(false);
    const more = { ...three, 'node_modules/only-on-a-mac': { version: '1.0.0' } };
    expect(packagesMissing(wanted, { packages: more })).toBe(false);
  });
  it('another version, one too few or one too many: yes', () => {
    expect(packagesMissing(wanted, { packages: { 'node_modules/three': { version: '0.186.0' } } })).toBe(true);
    expect(packagesMissing(wanted, { packages: {} })).toBe(true);
    expect(packagesMissing(wanted, { packages: { ...three, 'node_modules/old': { version: '1.0.0' } } })).toBe(true);
  });
});

describe('whether the page must be built', () => {
  let root = '';
  const write = (path: string, minute: number): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '');
    touch(path, minute);
  };
  const touch = (path: string, minute: number): void => {
    const time = new Date(Date.UTC(2020, 0, 1, 0, minute));
    utimesSync(join(root, path), time, time);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'cafe-table-'));
    write('src/ui/Menu.tsx', 1);
    write('src/cli/start.mjs', 1);
    write('index.html', 1);
    for (const folder of ['src', 'src/ui', 'src/cli']) touch(folder, 1);
    write('dist/index.html', 5);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('newer than all sources: no', () => expect(pageStale(root)).toBe(false));
  it('missing: yes', () => {
    rmSync(join(root, 'dist'), { recursive: true });
    expect(pageStale(root)).toBe(true);
  });
  it('a newer source, at any depth: yes', () => {
    touch('src/ui/Menu.tsx', 6);
    expect(pageStale(root)).toBe(true);
  });
  it('a source that was taken away: yes, its folder is newer', () => {
    rmSync(join(root, 'src/ui/Menu.tsx'));
    expect(pageStale(root)).toBe(true);
  });
  it('a newer tool: no, it is no part of the page', () => {
    touch('src/cli/start.mjs', 6);
    touch('src/cli', 6);
    expect(pageStale(root)).toBe(false);
  });
});
