import { outline, tones } from './colour';
import { ellipsePath } from './paths';

/**
 * A drawing as data: fills, lines and groups. `paint.ts` puts it on a canvas, `svg.ts` writes it as a text, so the table,
 * the inspected piece and the interface share one source.
 */
export type Mark =
  | { readonly type: 'fill'; readonly d: string; readonly colour: string; readonly opacity: number }
  | {
      readonly type: 'line';
      readonly d: string;
      readonly colour: string;
      readonly width: number;
      readonly opacity: number;
    }
  | { readonly type: 'group'; readonly place: Place; readonly clip: string | null; readonly marks: readonly Mark[] };

/** Moved, then turned (degrees, clockwise), then scaled. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
  /** Mirrored left to right. */
  readonly mirrored: boolean;
}

const HERE: Place = { x: 0, y: 0, scale: 1, turn: 0, mirrored: false };

export const fill = (d: string, colour: string, opacity = 1): Mark => ({ type: 'fill', d, colour, opacity });

/** A line with round ends and joins. */
export const line = (d: string, colour: string, width: number, opacity = 1): Mark => ({
  type: 'line',
  d,
  colour,
  width,
  opacity,
});

export const placed = (marks: readonly Mark[], place: Partial<Place>): Mark => ({
  type: 'group',
  place: { ...HERE, ...place },
  clip: null,
  marks,
});

/** Only what lies inside the outline `d`. */
export const clipped = (d: string, marks: readonly Mark[], place: Partial<Place> = {}): Mark => ({
  type: 'group',
  place: { ...HERE, ...place },
  clip: d,
  marks,
});

export interface VolumeLook {
  /** How far the shading copies are moved: 1 for a part of 20 mm, 0.3 to 0.5 under 12 mm. */
  readonly reach?: number;
  /** Width of the outline, 0 for none. */
  readonly edge?: number;
  readonly edgeColour?: string;
  /** What is drawn on the solid, under its outline. */
  readonly inside?: readonly Mark[];
}

/**
 * A solid in three flat tones by offset copies: the shape in shade; within it a copy shifted up and left in light; within
 * that a copy shifted back in the base tone. It leaves a lit rim above left and a crescent of shade below right.
 */
export function volume(d: string, base: string, look: VolumeLook = {}): Mark {
  const { reach = 1, edge = 6, edgeColour = outline(base), inside = [] } = look;
  const tone = tones(base);
  const core = clipped(d, [fill(d, tone.light), placed([fill(d, tone.base)], { x: 15 * reach, y: 19 * reach })], {
    x: -10 * reach,
    y: -13 * reach,
  });
  const body = clipped(d, [fill(d, tone.shade), core, ...inside]);
  return placed(edge > 0 ? [body, line(d, edgeColour, edge)] : [body], {});
}

/** The same drawing as one flat shape, `width` larger all around: the paper edge of a sticker. Put it behind. */
export function sticker(marks: readonly Mark[], colour: string, width: number): Mark[] {
  return marks.flatMap((mark): Mark[] => {
    switch (mark.type) {
      case 'fill':
        return mark.opacity < 0.5 ? [] : [fill(mark.d, colour), line(mark.d, colour, 2 * width)];
      case 'line':
        return mark.opacity < 0.5 ? [] : [line(mark.d, colour, mark.width + 2 * width)];
      case 'group': {
        const inside = mark.clip === null ? sticker(mark.marks, colour, width / mark.place.scale) : [];
        const shape = mark.clip === null ? [] : [fill(mark.clip, colour), line(mark.clip, colour, 2 * width)];
        return [placed([...inside, ...shape], mark.place)];
      }
    }
  });
}

/** The flat dark ellipse under every standing thing. */
export const ground = (x: number, y: number, rx: number, ry: number): Mark =>
  fill(ellipsePath(x, y, rx, ry), '#2A1016', 0.22);
