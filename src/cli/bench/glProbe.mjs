/**
 * Runs in the page before anything of its own: counts what WebGL is asked to do. The page carries nothing for it and does
 * not know. Read with `glProbe.read()`, begin anew with `glProbe.reset()`.
 */
(() => {
  /** Bytes a texel, by internal format; what isn't listed counts as 4. @type {Record<number, number>} */
  const BYTES = {
    33321: 1, // R8
    33323: 2, // RG8
    32849: 3, // RGB8
    33325: 2, // R16F
    33327: 4, // RG16F
    34842: 8, // RGBA16F
    34836: 16, // RGBA32F
    33189: 2, // DEPTH_COMPONENT16
  };
  /** A face of a cube map, as texImage2D names it. */
  const CUBE = 0x8513;
  const FRAMEBUFFERS = new Set([0x8d40, 0x8ca9]);

  /** Draw calls and triangles of one callback of requestAnimationFrame. */
  const emptyFrame = () => ({ draws: 0, shadowDraws: 0, triangles: 0, shadowTriangles: 0, at: 0 });
  let frame = emptyFrame();
  /** @type {ReturnType<typeof emptyFrame>[]} */
  let frames = [];
  let callbacks = 0;
  let asked = 0;
  /** Living objects of the graphics library by kind. */
  const living = { textures: 0, buffers: 0, programs: 0, framebuffers: 0, contexts: 0 };
  /** Bytes of each texture and renderbuffer: level → bytes. @type {Map<object, Map<string, number>>} */
  const stored = new Map();

  /** @type {WeakMap<object, { unit: number, bound: Map<string, object | null>, offscreen: boolean }>} */
  const states = new WeakMap();
  /** @param {object} gl */
  const stateOf = (gl) => {
    let state = states.get(gl);
    if (!state) {
      state = { unit: 0, bound: new Map(), offscreen: false };
      states.set(gl, state);
      living.contexts++;
    }
    return state;
  };
  /** @param {number} target */
  const family = (target) => (target >= 0x8515 && target <= 0x851a ? CUBE : target);

  /**
   * Calls `after` with the arguments behind every call of a method.
   * @param {object} owner
   * @param {string} name
   * @param {(gl: any, args: any[], result: any) => void} after
   */
  const watch = (owner, name, after) => {
    const methods = /** @type {Record<string, Function>} */ (owner);
    const original = methods[name];
    if (!original) return;
    methods[name] = function (/** @type {any[]} */ ...args) {
      const result = original.apply(this, args);
      after(this, args, result);
      return result;
    };
  };

  /** @param {any} gl @param {number} mode @param {number} count @param {number} times */
  const drawn = (gl, mode, count, times) => {
    const triangles = (mode === 4 ? count / 3 : mode === 5 || mode === 6 ? count - 2 : 0) * times;
    frame.draws++;
    frame.triangles += triangles;
    if (!stateOf(gl).offscreen) return;
    frame.shadowDraws++;
    frame.shadowTriangles += triangles;
  };

  const proto = WebGL2RenderingContext.prototype;
  watch(proto, 'drawArrays', (gl, [mode, , count]) => drawn(gl, mode, count, 1));
  watch(proto, 'drawElements', (gl, [mode, count]) => drawn(gl, mode, count, 1));
  watch(proto, 'drawArraysInstanced', (gl, [mode, , count, times]) => drawn(gl, mode, count, times));
  watch(proto, 'drawElementsInstanced', (gl, [mode, count, , , times]) => drawn(gl, mode, count, times));
  watch(proto, 'bindFramebuffer', (gl, [target, framebuffer]) => {
    if (FRAMEBUFFERS.has(target)) stateOf(gl).offscreen = framebuffer !== null;
  });
  watch(proto, 'activeTexture', (gl, [unit]) => {
    stateOf(gl).unit = unit;
  });
  watch(proto, 'bindTexture', (gl, [target, texture]) => {
    const state = stateOf(gl);
    state.bound.set(`${state.unit}/${target}`, texture);
  });
  watch(proto, 'bindRenderbuffer', (gl, [, buffer]) => {
    stateOf(gl).bound.set('renderbuffer', buffer);
  });

  /** @param {any} gl @param {number} target */
  const boundTo = (gl, target) => {
    const state = stateOf(gl);
    return state.bound.get(`${state.unit}/${family(target)}`) ?? null;
  };
  /** @param {object | null} object @param {string} level @param {number} bytes */
  const store = (object, level, bytes) => {
    if (!object) return;
    const levels = stored.get(object) ?? new Map();
    stored.set(object, levels.set(level, bytes));
  };
  /** @param {number} format */
  const texel = (format) => BYTES[format] ?? 4;

  watch(proto, 'texStorage2D', (gl, [target, levels, format, width, height]) => {
    let bytes = 0;
    for (let i = 0; i < levels; i++) bytes += Math.max(1, width >> i) * Math.max(1, height >> i) * texel(format);
    store(boundTo(gl, target), 'all', bytes * (target === CUBE ? 6 : 1));
  });
  watch(proto, 'texStorage3D', (gl, [target, levels, format, width, height, depth]) => {
    let bytes = 0;
    for (let i = 0; i < levels; i++)
      bytes += Math.max(1, width >> i) * Math.max(1, height >> i) * depth * texel(format);
    store(boundTo(gl, target), 'all', bytes);
  });
  watch(proto, 'texImage2D', (gl, args) => {
    const [target, level, format] = args;
    // Two forms: with a width and a height, or with a picture that has them.
    const [width, height] = args.length > 6 ? [args[3], args[4]] : [args[5]?.width ?? 0, args[5]?.height ?? 0];
    store(boundTo(gl, target), `${target}/${level}`, width * height * texel(format));
  });
  watch(proto, 'generateMipmap', (gl, [target]) => {
    const texture = boundTo(gl, target);
    const levels = texture && stored.get(texture);
    if (!levels || levels.has('all')) return;
    let base = 0;
    for (const [level, bytes] of levels) if (level !== 'mips') base += bytes;
    levels.set('mips', base / 3);
  });
  watch(proto, 'renderbufferStorage', (gl, [, format, width, height]) => {
    store(stateOf(gl).bound.get('renderbuffer') ?? null, 'all', width * height * texel(format));
  });
  watch(proto, 'renderbufferStorageMultisample', (gl, [, samples, format, width, height]) => {
    store(stateOf(gl).bound.get('renderbuffer') ?? null, 'all', Math.max(1, samples) * width * height * texel(format));
  });

  for (const [kind, name] of /** @type {const} */ ([
    ['textures', 'Texture'],
    ['buffers', 'Buffer'],
    ['programs', 'Program'],
    ['framebuffers', 'Framebuffer'],
  ])) {
    /** @type {WeakSet<object>} */
    const known = new WeakSet();
    watch(proto, `create${name}`, (_, __, made) => {
      known.add(made);
      living[kind]++;
    });
    watch(proto, `delete${name}`, (_, [object]) => {
      if (object && known.delete(object)) living[kind]--;
      if (object) stored.delete(object);
    });
  }
  watch(proto, 'deleteRenderbuffer', (_, [object]) => {
    if (object) stored.delete(object);
  });

  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => {
    asked++;
    return request((time) => {
      callbacks++;
      // All callbacks of one moment of the display get the same time: they make one frame.
      if (time !== frame.at) {
        if (frame.draws > 0) frames.push(frame);
        frame = { ...emptyFrame(), at: time };
      }
      callback(time);
    });
  };

  Object.assign(window, {
    glProbe: {
      reset: () => {
        frames = [];
        frame = emptyFrame();
        callbacks = 0;
        asked = 0;
      },
      read: () => {
        let textureBytes = 0;
        for (const levels of stored.values()) for (const bytes of levels.values()) textureBytes += bytes;
        const all = frame.draws > 0 ? [...frames, frame] : frames;
        return { frames: all, callbacks, asked, living: { ...living }, textureBytes };
      },
      renderer: () => {
        const gl = document.createElement('canvas').getContext('webgl2');
        const names = gl?.getExtension('WEBGL_debug_renderer_info');
        return gl && names ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : 'unknown';
      },
      /** The largest textures, bytes, for whoever wants to know where the memory goes. */
      largest: () =>
        [...stored.values()].map((levels) => [...levels.values()].reduce((a, b) => a + b, 0)).sort((a, b) => b - a),
    },
  });
})();
