import { expect, test } from './support/test';

test('WebGL is there, and on Linux it is drawn by Mesa, so that every machine draws the same picture', async ({
  page,
}) => {
  await page.goto('about:blank');
  const renderer = await page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl2');
    const names = gl?.getExtension('WEBGL_debug_renderer_info');
    return gl && names ? String(gl.getParameter(names.UNMASKED_RENDERER_WEBGL)) : null;
  });
  expect(renderer).not.toBeNull();
  if (process.platform === 'linux') expect(renderer).toContain('llvmpipe');
});
