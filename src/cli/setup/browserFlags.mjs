/**
 * How Chromium is started without a screen, so that every machine draws the same picture. Measured: Mesa's llvmpipe is
 * three to four times as fast as Chromium's own software renderer, and canvas-2D must stay off the graphics library,
 * or the faces of the pieces take a minute to draw.
 */
const COMMON = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--ignore-gpu-blocklist',
  '--disable-accelerated-2d-canvas',
];
const MESA = ['--use-gl=angle', '--use-angle=gl-egl'];

/**
 * @param {string} platform as in `process.platform`
 * @returns {{ args: string[], env: Record<string, string> }} for Playwright's `launchOptions`
 */
export function browserFlags(platform = process.platform) {
  const linux = platform === 'linux';
  return {
    args: linux ? [...COMMON, ...MESA] : COMMON,
    // A machine with a graphics card would draw other pixels.
    env: linux ? { LIBGL_ALWAYS_SOFTWARE: '1' } : {},
  };
}
