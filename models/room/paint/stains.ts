/** What years of coffee did to the table: cup rings and hair scratches. Centimetres. */
export interface Stain {
  /** Darkening 0…1. */
  readonly shade: number;
  /** Added to the wood's tone. */
  readonly scratch: number;
}

interface Scratch {
  readonly x: number;
  readonly z: number;
  readonly dx: number;
  readonly dz: number;
  readonly length: number;
  readonly weight: number;
}

const RINGS: readonly (readonly [x: number, z: number, radius: number, weight: number])[] = [
  [-24.5, 27.6, 3.9, 0.3],
  [38, -24, 3.6, 0.22],
  [8.5, -3.5, 3.4, 0.1],
  [43, 25.5, 4.1, 0.26],
];

export function stains(r: () => number): (x: number, z: number) => Stain {
  const scratches = Array.from({ length: 80 }, (): Scratch => {
    const turn = r() * 6.283;
    return {
      x: (r() - 0.5) * 112,
      z: (r() - 0.5) * 70,
      dx: Math.cos(turn),
      dz: Math.sin(turn),
      length: 0.8 + r() * 4,
      weight: 0.04 + r() * 0.07,
    };
  });
  return (x, z) => {
    let shade = 0;
    for (const [cx, cz, radius, weight] of RINGS) {
      const away = Math.hypot(x - cx, z - cz);
      if (Math.abs(away - radius) > 0.4) continue;
      const gap = Math.atan2(z - cz, x - cx);
      shade += weight * Math.max(0, 1 - Math.abs(away - radius) / 0.14) * (0.55 + 0.45 * Math.sin(gap * 1.5 + cx));
    }
    let scratch = 0;
    for (const s of scratches) {
      const along = (x - s.x) * s.dx + (z - s.z) * s.dz;
      if (along < 0 || along > s.length) continue;
      const aside = Math.abs((z - s.z) * s.dx - (x - s.x) * s.dz);
      if (aside < 0.05) scratch += s.weight * (1 - aside / 0.05);
    }
    return { shade, scratch };
  };
}
