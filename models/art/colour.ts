/** Colours as `#rrggbb`. The constants and mixing rules are the family's, shared by every face of every game. */

/** Toward the light: rims, highlights. */
export const LIGHT = '#FFF1CC';
/** Toward the shade: warm plum, never black or grey. */
export const SHADE = '#5B1F3C';
/** Outlines and text. */
export const INK = '#3A1A1E';
/** The cream of card stock. */
export const STOCK = '#FFF4DE';

type Channels = readonly [red: number, green: number, blue: number];

export function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hex(red: number, green: number, blue: number): string {
  const part = (v: number): string =>
    Math.round(Math.min(255, Math.max(0, v)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(red)}${part(green)}${part(blue)}`;
}

/** `from` moved by `t` (0 to 1) toward `to`. */
export function mix(from: string, to: string, t: number): string {
  const a = channels(from);
  const b = channels(to);
  return hex(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t);
}

export const withAlpha = (colour: string, alpha: number): string => `rgba(${channels(colour).join(',')},${alpha})`;

export interface Tones {
  readonly light: string;
  readonly base: string;
  readonly shade: string;
}
/** The three tones of a solid: lit from the upper left, shaded below right. */
export const tones = (base: string): Tones => ({ light: mix(base, LIGHT, 0.42), base, shade: mix(base, SHADE, 0.27) });

/** The one soft outline of a solid. */
export const outline = (base: string): string => mix(base, INK, 0.8);

/**
 * The dark partner of a colour, for bands and text: the same hue at a lightness of `lightness`, at most 62 % saturated,
 * drawn a little toward ink. Mixing with brown instead turns every hue to mud.
 */
export function deep(colour: string, lightness = 0.2): string {
  const [r, g, b] = channels(colour).map((v) => v / 255) as [number, number, number];
  const most = Math.max(r, g, b);
  const range = most - Math.min(r, g, b);
  const middle = most - range / 2;
  const saturation = range === 0 ? 0 : Math.min(0.62, range / (1 - Math.abs(2 * middle - 1)));
  const sixth =
    range === 0 ? 0 : most === r ? ((g - b) / range + 6) % 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4;
  const chroma = (1 - Math.abs(2 * lightness - 1)) * saturation;
  const channel = (n: number): number => {
    const k = (n + sixth * 2) % 12;
    return (lightness - (chroma / 2) * Math.max(-1, Math.min(k - 3, 9 - k, 1))) * 255;
  };
  return mix(hex(channel(0), channel(8), channel(4)), INK, 0.18);
}

/** WCAG 2 relative luminance. */
export function luminance(colour: string): number {
  const [r, g, b] = channels(colour).map((v) => {
    const c = v / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
