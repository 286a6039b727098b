/** How much the renderer may spend. `low` serves functional tests and slow machines; it must still look decent. */
export type Quality = 'high' | 'low';

export interface QualitySettings {
  /** Multisampling of the canvas. */
  readonly antialias: boolean;
  /** Device pixels a CSS pixel: lowest and highest. */
  readonly dpr: readonly [min: number, max: number];
  /** For R3F's `shadows` prop. */
  readonly shadows: 'percentage' | false;
  /** Side of the window light's shadow map, pixels. */
  readonly shadowMap: number;
  /** For printed faces; bump and roughness always stay at 1 (they are sampled three times). */
  readonly anisotropy: number;
  /** Physical materials lit by the painted room, or Lambert without it. */
  readonly environment: boolean;
}

export const QUALITY: Readonly<Record<Quality, QualitySettings>> = {
  high: { antialias: true, dpr: [1, 2], shadows: 'percentage', shadowMap: 2048, anisotropy: 8, environment: true },
  low: { antialias: false, dpr: [0.75, 1], shadows: false, shadowMap: 1024, anisotropy: 1, environment: false },
};

/** ACES film curve at this exposure (`tone.ts` of the room's painter develops the backdrop with the same one). */
export const EXPOSURE = 1.12;
