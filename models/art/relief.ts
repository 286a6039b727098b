/** Height pictures for bump maps: grey canvases. */

/**
 * Blurs a square grey canvas by `radius` pixels, along both directions, twice. The canvas filter would do it where there is
 * one; Safari has none.
 */
export function soften(paper: CanvasRenderingContext2D, side: number, radius: number): void {
  const picture = paper.getImageData(0, 0, side, side);
  let from = Float32Array.from({ length: side * side }, (_, i) => picture.data[i * 4] ?? 0);
  let to = new Float32Array(from.length);
  for (const step of [1, side, 1, side]) {
    boxBlur(from, to, { side, step, radius });
    [from, to] = [to, from];
  }
  from.forEach((height, i) => {
    picture.data.fill(height, i * 4, i * 4 + 3);
  });
  paper.putImageData(picture, 0, 0);
}

interface Pass {
  readonly side: number;
  /** From a pixel to the next along the line. */
  readonly step: number;
  readonly radius: number;
}

function boxBlur(from: Float32Array, to: Float32Array, { side, step, radius }: Pass): void {
  const across = step === 1 ? side : 1;
  const share = 1 / (2 * radius + 1);
  for (let line = 0; line < side; line++) {
    const start = line * across;
    const get = (i: number): number => from[start + Math.max(0, Math.min(side - 1, i)) * step] ?? 0;
    let sum = 0;
    for (let i = -radius; i <= radius; i++) sum += get(i);
    for (let i = 0; i < side; i++) {
      to[start + i * step] = sum * share;
      sum += get(i + radius + 1) - get(i - radius);
    }
  }
}
