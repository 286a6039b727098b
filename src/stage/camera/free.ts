/** What the panels around the table leave free of the window, CSS pixels from each of its edges. */
export interface Free {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Sizes of windows in which the interface is laid out differently; the same conditions stand in `src/ui/table/*.css`. */
export type Shape = 'upright' | 'flat' | 'narrow' | 'wide';

export function shapeOf({ width, height }: Size): Shape {
  if (width <= 640 || (width < 1024 && width / height <= 0.85)) return 'upright';
  if (height < 576) return 'flat';
  return width < 1024 ? 'narrow' : 'wide';
}

/** The column at the left edge: its width with the margins on both of its sides. */
const COLUMN = { flat: 214, narrow: 224, wide: 236, widest: 306 } as const;

export function freeOf(size: Size): Free {
  switch (shapeOf(size)) {
    case 'upright':
      return { left: 4, top: 76, right: 4, bottom: 214 };
    case 'flat':
      return { left: COLUMN.flat, top: 8, right: 64, bottom: 8 };
    case 'narrow':
      return { left: COLUMN.narrow, top: 70, right: 8, bottom: 12 };
    case 'wide':
      return { left: size.width < 1700 ? COLUMN.wide : COLUMN.widest, top: 20, right: 12, bottom: 24 };
  }
}
