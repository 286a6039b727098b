import type { Mark, Place } from './marks';

/** Where drawings go: a 2D context of the page or of a worker. */
export type Paper = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Parsed outlines; faces repeat the same few hundred. */
const outlines = new Map<string, Path2D>();

function outlineOf(d: string): Path2D {
  const known = outlines.get(d);
  if (known) return known;
  const made = new Path2D(d);
  outlines.set(d, made);
  return made;
}

/** Draws marks in the context's current units. The context is left as it was. */
export function paintMarks(paper: Paper, marks: readonly Mark[]): void {
  for (const mark of marks) {
    paper.save();
    paintMark(paper, mark);
    paper.restore();
  }
}

function paintMark(paper: Paper, mark: Mark): void {
  switch (mark.type) {
    case 'fill':
      paper.globalAlpha *= mark.opacity;
      paper.fillStyle = mark.colour;
      paper.fill(outlineOf(mark.d));
      return;
    case 'line':
      paper.globalAlpha *= mark.opacity;
      paper.strokeStyle = mark.colour;
      paper.lineWidth = mark.width;
      paper.lineCap = 'round';
      paper.lineJoin = 'round';
      paper.stroke(outlineOf(mark.d));
      return;
    case 'group':
      applyPlace(paper, mark.place);
      if (mark.clip !== null) paper.clip(outlineOf(mark.clip));
      paintMarks(paper, mark.marks);
  }
}

function applyPlace(paper: Paper, { x, y, scale, turn, mirrored }: Place): void {
  paper.translate(x, y);
  if (turn !== 0) paper.rotate((turn * Math.PI) / 180);
  paper.scale(mirrored ? -scale : scale, scale);
}

/** A canvas kept in memory, where software drawing is quick and reading back costs nothing. Size in pixels. */
export function makeSheet(
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; paper: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const paper = canvas.getContext('2d', { willReadFrequently: true });
  if (!paper) throw new Error('this browser cannot draw on a canvas');
  return { canvas, paper };
}
