import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { Counted } from '../../src/cli/bench/browser';
import { figure, median, within } from '../../src/cli/bench/figures';
import { middleFile, playByChance } from '../../src/cli/bench/positions';
import { openText } from '../../src/session/opening';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

describe('figures', () => {
  const about = { id: 'a.b', what: 'something', unit: 'ms', kind: 'time' } as const;

  it('say the median, the least and the most, and whether the budget holds', () => {
    expect(figure({ ...about, samples: [9, 1, 2], budget: { most: 2 } })).toEqual({
      ...about,
      value: 2,
      min: 1,
      max: 9,
      samples: 3,
      budget: { most: 2 },
      holds: true,
    });
    expect(figure({ ...about, samples: [2], budget: { least: 3 } }).holds).toBe(false);
    expect(figure({ ...about, samples: [2] })).toMatchObject({ budget: null, holds: null });
  });

  it('hold a budget by what was measured, not by what is printed', () => {
    expect(figure({ ...about, samples: [96.04], budget: { most: 96 }, digits: 1 })).toMatchObject({
      value: 96,
      holds: false,
    });
  });

  it('are not made of nothing', () => {
    expect(() => figure({ ...about, samples: [] })).toThrow('a.b');
    expect(() => figure({ ...about, samples: [1, Number.NaN] })).toThrow('a.b');
  });

  it('take a middle that was really measured', () => {
    expect(median([4, 1, 3, 2])).toBe(2);
    expect(within(5, { least: 5 })).toBe(true);
  });
});

describe('games by chance', () => {
  it('are the same every time and come to their end', () => {
    const [one, other] = [playByChance('cafe-del-gatto', 3, 9), playByChance('cafe-del-gatto', 3, 9)];
    expect(one.moves).toEqual(other.moves);
    expect(one.game.outcome(one.states.at(-1))).not.toBeNull();
  });

  it('are table files up to their middle, with all their moves legal', () => {
    const { moves } = playByChance('cafe-del-gatto', 5, 3);
    const opened = openText(middleFile('cafe-del-gatto', 5, 3));
    expect(opened.ok && opened.value.moves.length).toBe(moves.length >> 1);
  });
});

/** The probe in a page of its own, over a graphics library that does nothing. */
class FakePage {
  readonly gl: Record<string, (...words: unknown[]) => unknown>;
  readonly #window: { glProbe?: { read: () => Counted; reset: () => void }; [name: string]: unknown };
  #asked: ((time: number) => void)[] = [];

  constructor() {
    const nothing = (): void => undefined;
    const make = (): object => ({});
    class WebGL2RenderingContext {}
    const methods = 'drawArrays drawElements drawArraysInstanced drawElementsInstanced bindFramebuffer activeTexture';
    const others =
      'bindTexture bindRenderbuffer texStorage2D texStorage3D texImage2D generateMipmap renderbufferStorage';
    for (const name of `${methods} ${others} renderbufferStorageMultisample`.split(' '))
      Object.assign(WebGL2RenderingContext.prototype, { [name]: nothing });
    for (const kind of ['Texture', 'Buffer', 'Program', 'Framebuffer', 'Renderbuffer'])
      Object.assign(WebGL2RenderingContext.prototype, { [`create${kind}`]: make, [`delete${kind}`]: nothing });
    this.#window = {
      WebGL2RenderingContext,
      requestAnimationFrame: (call: (time: number) => void) => this.#asked.push(call),
    };
    this.#window['window'] = this.#window;
    const probe = readFileSync(new URL('../../src/cli/bench/glProbe.mjs', import.meta.url), 'utf8');
    runInContext(probe, createContext(this.#window));
    this.gl = new WebGL2RenderingContext() as FakePage['gl'];
  }
  ask(call: () => void): void {
    (this.#window['requestAnimationFrame'] as (call: () => void) => void)(call);
  }
  frame(time: number): void {
    const calls = this.#asked;
    this.#asked = [];
    for (const call of calls) call(time);
  }
  get counted(): Counted {
    return JSON.parse(JSON.stringify(this.#window.glProbe?.read()));
  }
}

const TEXTURE = 0x0de1;
const RGBA8 = 0x8058;

describe('the probe', () => {
  it('counts draw calls and triangles of each frame, those into a shadow map apart', () => {
    const page = new FakePage();
    page.ask(() => {
      page.gl['bindFramebuffer']?.(0x8d40, {});
      page.gl['drawElementsInstanced']?.(4, 30, 0x1405, 0, 7);
      page.gl['bindFramebuffer']?.(0x8d40, null);
      page.gl['drawArrays']?.(5, 0, 4);
    });
    // Two callbacks of one moment are one frame.
    page.ask(() => page.gl['drawElements']?.(4, 6, 0x1405, 0));
    page.frame(16);
    page.ask(() => undefined);
    page.frame(33);
    expect(page.counted).toMatchObject({
      frames: [{ draws: 3, shadowDraws: 1, triangles: 74, shadowTriangles: 70, at: 16 }],
      callbacks: 3,
      asked: 3,
    });
  });

  it('adds up what textures hold, mip levels included, until they are deleted', () => {
    const probed = new FakePage();
    const call = (name: string, ...words: unknown[]): unknown => probed.gl[name]?.(...words);
    const [stored, drawn] = [call('createTexture'), call('createTexture')];
    call('activeTexture', 1);
    call('bindTexture', TEXTURE, stored);
    call('texStorage2D', TEXTURE, 2, RGBA8, 4, 2);
    call('activeTexture', 2);
    call('bindTexture', TEXTURE, drawn);
    call('texImage2D', TEXTURE, 0, RGBA8, 0x1908, 0x1401, { width: 3, height: 1 });
    call('generateMipmap', TEXTURE);
    expect(probed.counted).toMatchObject({ textureBytes: 4 * (8 + 2) + 16, living: { textures: 2 } });
    call('deleteTexture', stored);
    call('deleteTexture', stored);
    expect(probed.counted).toMatchObject({ textureBytes: 16, living: { textures: 1 } });
  });
});

describe('npm run bench', () => {
  it('refuses a part that there is not', () => {
    const asked = ['--import', 'tsx', 'src/cli/bench.ts', 'everything'];
    const { status, stdout, stderr } = spawnSync(process.execPath, asked, { cwd: ROOT, encoding: 'utf8' });
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain('there is no part everything');
  });
});
