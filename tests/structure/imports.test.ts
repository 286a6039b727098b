import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PARTS, packageName, parseTable, partOf, refusedPackage, refusedPart } from './importTable';
import { biomeRules } from './importRules';
import { filesUnder, importsOf, productCode, ROOT, readSource, resolveImport } from './sources';

const files = new Set(['src', 'models', 'scenes', 'public', 'tests'].flatMap(filesUnder));

/** What is wrong with one import of one file; null when it may be. */
function wrong(path: string, specifier: string): string | null {
  const from = partOf(path);
  if (!from) return `${path} belongs to no part of docs/imports.md`;
  if (!/^[./]/.test(specifier)) {
    const why = refusedPackage(from, packageName(specifier));
    return why && `${path}: ${why}`;
  }
  const target = resolveImport(path, specifier, files);
  if (target === null) return `${path} imports ${specifier}, and there is no such file`;
  const to = partOf(target);
  if (!to) return `${path} imports ${target}, which belongs to no part of docs/imports.md`;
  const why = refusedPart(from, to);
  return why && `${path} imports ${target}: ${why}`;
}

describe('who imports whom', () => {
  it('every import of the product is one that the table allows', () => {
    const wrongs = productCode().flatMap((path) => importsOf(path).map((specifier) => wrong(path, specifier)));
    expect(wrongs.filter((line) => line !== null)).toEqual([]);
  });

  it('the lint rules say the same as the table', async () => {
    const packages = JSON.parse(readSource('package.json'));
    const names = Object.keys({ ...packages.dependencies, ...packages.devDependencies });
    await expect(biomeRules(PARTS, names)).toMatchFileSnapshot('./imports.biome.json');
  });

  it('the table names parts and packages that there are', () => {
    const names = PARTS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const part of PARTS) for (const other of part.parts ?? []) expect(names, part.name).toContain(other);
    for (const part of PARTS) expect(part.belongs, part.name).not.toBe('');
  });
});

describe('the check itself', () => {
  it('sees imports of every kind', () => {
    const source = `
      import type { A } from './type';
      export * from './reexport';
      const lazy = () => import('./lazy');
      type T = import('./inType').T;
      const glob = import.meta.glob('./*.glb');
      new Worker(new URL('./worker.ts', import.meta.url));
      import 'three/addons/x.js';
    `;
    expect(importsOf('a.ts', source).sort()).toEqual(
      ['./*.glb', './inType', './lazy', './reexport', './type', './worker.ts', 'three/addons/x.js'].sort(),
    );
  });

  it('refuses what the table does not list, and says where the code belongs', () => {
    expect(wrong('src/table/types.ts', '../rules/contract')).toMatch(/belongs in `src\/referee`/);
    expect(wrong('src/rules/contract.ts', '../table/types')).toMatch(/rules may not import table/);
    expect(wrong('src/core/ids.ts', 'react')).toMatch(
      /core may not import this package: code that needs it belongs in/,
    );
    expect(wrong('src/core/ids.ts', 'node:fs')).toMatch(/core may not import this package: only src\/cli may/);
    expect(wrong('src/referee/contract.ts', '../core/ids')).toBeNull();
    expect(wrong('src/core/ids.ts', './nothing')).toMatch(/no such file/);
  });

  it('a file belongs to the first row that matches', () => {
    expect(partOf('src/rules/registry.ts')?.name).toBe('registry');
    expect(partOf('src/rules/cafe-del-gatto/apply.ts')?.name).toBe('rules');
    expect(partOf('src/referee/cafe-del-gatto/zones.ts')?.name).toBe('zones');
    expect(partOf('models/cafe-del-gatto/kinds.ts')?.name).toBe('kinds');
    expect(partOf('models/cafe-del-gatto/cup.ts')?.name).toBe('models');
    expect(partOf('scenes/cafe-del-gatto/box.json')?.name).toBe('box');
    expect(partOf('tests/structure/sources.ts')).toBeUndefined();
  });

  it('reads a table', () => {
    const table = [
      '| part | files | may import | packages | belongs |',
      '|---|---|---|---|---|',
      '| a | `src/a/` | b, c | everything | in x |',
      '',
    ];
    expect(parseTable(table.join('\n'))).toEqual([
      { name: 'a', files: ['src/a/'], parts: ['b', 'c'], packages: null, belongs: 'in x' },
    ]);
  });
});

describe('the linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cafe-table-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('says the same, and where the code belongs', () => {
    const probes = [
      ['src/core/probe.ts', '../rules/contract', 'core may not import rules'],
      ['src/rules/cafe-del-gatto/probe.ts', '../../table/types', 'belongs in `src/referee` when it also knows a game'],
      ['src/ui/end/probe.ts', '../../stage/Stage', 'in `src/main.tsx` when it joins the canvas to the HTML'],
      ['src/physics/probe.ts', 'three', 'code that needs it belongs in models or stage'],
      ['src/ui/end/same.ts', '../table/ScoreLines', null],
      ['src/session/probe.ts', '../referee/cafe-del-gatto/zones', null],
    ] as const;
    for (const [path, specifier] of probes) {
      mkdirSync(join(folder, posix.dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), `export type { X } from '${specifier}';\n`);
    }
    copyFileSync(`${ROOT}tests/structure/imports.biome.json`, join(folder, 'imports.biome.json'));
    writeFileSync(join(folder, 'biome.json'), '{ "root": true, "extends": ["./imports.biome.json"] }');
    const biome = `${ROOT}node_modules/@biomejs/biome/bin/biome`;
    const ran = spawnSync(process.execPath, [biome, 'lint', '--reporter=json', 'src'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const said = JSON.parse(ran.stdout).diagnostics.map(
      ({ message, location }: { message: string; location: { path: string } }) => `${location.path}: ${message}`,
    );
    expect(said).toHaveLength(probes.filter(([, , sentence]) => sentence).length);
    for (const [path, , sentence] of probes) {
      if (sentence) expect(said).toContainEqual(expect.stringMatching(new RegExp(`^${path}: .*${sentence}`)));
    }
  });
});
