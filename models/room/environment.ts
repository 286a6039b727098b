/** The environment picture: equirect pixels, and how light is stored in its bytes. */
export const ENVIRONMENT = { width: 512, height: 256, brightest: 24 } as const;

/** Linear light 0…24 → a byte; the cube root keeps dark tones. */
export const encodeLight = (light: number): number =>
  Math.round(255 * Math.cbrt(Math.min(1, Math.max(0, light) / ENVIRONMENT.brightest)));

/** The inverse of `encodeLight`. */
export const decodeLight = (byte: number): number => ENVIRONMENT.brightest * (byte / 255) ** 3;
