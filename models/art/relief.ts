/** Height pictures for bump maps: grey canvases. */

/**
 * Blurs a square canvas by `radius` pixels, in both directions, twice (close to a Gaussian). The canvas filter would do
 * the same where there is one; Safari has none.
 */
export function soften(paper: CanvasRenderingContext2D, side: number, radius: number): void {
  const picture = paper.getImageData(0, 0, side, side);
  let from = Float32Array.from(picture.data);
  let to = new Float32Array(from.length);
  for (const step of [4, 4 * side, 4, 4 * side]) {
    boxBlur(from, to, side, step, radius);
    [from, to] = [to, from];
  }
  picture.data.set(from);
  paper.putImageData(picture, 0, 0);
}

/** One direction: `step` from a pixel to the next along the line. */
function boxBlur(from: Float32Array, to: Float32Array, side: number, step: number, radius: number): void {
  const across = step === 4 ? 4 * side : 4;
  const share = 1 / (2 * radius + 1);
  for (let line = 0; line < side; line++) {
    for (let channel = 0; channel < 4; channel++) {
      const start = line * across + channel;
      const get = (i: number): number => from[start + Math.max(0, Math.min(side - 1, i)) * step] ?? 0;
      let sum = 0;
      for (let i = -radius; i <= radius; i++) sum += get(i);
      for (let i = 0; i < side; i++) {
        to[start + i * step] = sum * share;
        sum += get(i + radius + 1) - get(i - radius);
      }
    }
  }
}
