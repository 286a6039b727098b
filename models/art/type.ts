import { makeSheet, type Paper } from './paint';

/** The two typefaces of the family; the caller has loaded them before anything is drawn. */
const DISPLAY_FACE = 'Bagel Fat One';
/** Height of a capital or figure in the display face, in em. */
export const DISPLAY_CAP = 0.73;

const displayFont = (size: number): string => `${size}px "${DISPLAY_FACE}"`;

export interface Lettering {
  readonly text: string;
  /** Middle of the ink, not of the advance width: a 1 sits where the eye expects it. */
  readonly x: number;
  /** Middle of the capitals. */
  readonly y: number;
  /** Font size in the drawing's units. */
  readonly size: number;
  /** Condensed to this width when wider. */
  readonly widest?: number;
}

/** Places display type and calls `draw` with the context in position: `fillText(text, 0, 0)` then draws it centred. */
function withLettering(paper: Paper, lettering: Lettering, draw: () => void): void {
  const { text, x, y, size, widest = Number.POSITIVE_INFINITY } = lettering;
  paper.save();
  paper.font = displayFont(size);
  paper.textAlign = 'left';
  paper.textBaseline = 'alphabetic';
  const ink = paper.measureText(text);
  const width = ink.actualBoundingBoxRight + ink.actualBoundingBoxLeft;
  const squeeze = Math.min(1, widest / width);
  paper.translate(x, y + (size * DISPLAY_CAP) / 2);
  paper.scale(squeeze, 1);
  paper.translate(ink.actualBoundingBoxLeft - width / 2, 0);
  draw();
  paper.restore();
}

/** Flat display type. */
export function letter(paper: Paper, lettering: Lettering, colour: string): void {
  withLettering(paper, lettering, () => {
    paper.fillStyle = colour;
    paper.fillText(lettering.text, 0, 0);
  });
}

export interface EngravedLook {
  readonly ink: string;
  /** Colour of the lit lower lip, on the ground. */
  readonly lip: string;
  /** Colour of the shadow that the upper wall throws on the floor of the letter. */
  readonly wall: string;
  /** How deep it looks, in units. */
  readonly depth: number;
}

/**
 * Type cut into stone and filled with colour: a lit lip below right on the ground, the ink, and within the ink the shadow
 * of the upper left wall.
 */
export function engrave(paper: Paper, lettering: Lettering, look: EngravedLook): void {
  const { depth } = look;
  letter(paper, { ...lettering, x: lettering.x + depth * 0.8, y: lettering.y + depth }, look.lip);
  letter(paper, lettering, look.ink);
  const scale = Math.hypot(paper.getTransform().a, paper.getTransform().b);
  const side = Math.ceil(lettering.size * 1.6 * scale);
  const wall = makeSheet(side, side);
  wall.paper.translate(side / 2, side / 2);
  wall.paper.scale(scale, scale);
  const here = { ...lettering, x: 0, y: 0 };
  letter(wall.paper, here, look.wall);
  wall.paper.globalCompositeOperation = 'destination-out';
  letter(wall.paper, { ...here, x: depth * 0.8, y: depth }, '#000000');
  paper.drawImage(
    wall.canvas,
    lettering.x - side / 2 / scale,
    lettering.y - side / 2 / scale,
    side / scale,
    side / scale,
  );
}
