import type { Mark, Place } from './marks';
import { seedOf } from './noise';

/** Left, top, width, height in the drawing's units. */
export type ViewBox = readonly [x: number, y: number, width: number, height: number];

/**
 * Marks as an SVG element's text. Hidden from the accessible tree: the words beside it say what it is. Clip ids come from
 * the outline itself, so that two copies in one page clip alike.
 */
export function marksToSvg(marks: readonly Mark[], box: ViewBox): string {
  const body = marks.map(markToSvg).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" aria-hidden="true" focusable="false">${body}</svg>`;
}

function markToSvg(mark: Mark): string {
  switch (mark.type) {
    case 'fill':
      return `<path d="${mark.d}" fill="${mark.colour}"${faded(mark.opacity)}/>`;
    case 'line':
      return (
        `<path d="${mark.d}" fill="none" stroke="${mark.colour}" stroke-width="${mark.width}" stroke-linecap="round"` +
        ` stroke-linejoin="round"${faded(mark.opacity)}/>`
      );
    case 'group': {
      const inner = mark.marks.map(markToSvg).join('');
      const transform = transformOf(mark.place);
      if (mark.clip === null) return transform ? `<g${transform}>${inner}</g>` : inner;
      const id = `clip-${seedOf(mark.clip).toString(36)}`;
      return `<g${transform}><clipPath id="${id}"><path d="${mark.clip}"/></clipPath><g clip-path="url(#${id})">${inner}</g></g>`;
    }
  }
}

const faded = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity}"` : '');

function transformOf({ x, y, scale, turn, mirrored }: Place): string {
  const steps = [
    x !== 0 || y !== 0 ? `translate(${x} ${y})` : '',
    turn !== 0 ? `rotate(${turn})` : '',
    mirrored ? `scale(${-scale} ${scale})` : scale !== 1 ? `scale(${scale})` : '',
  ].filter(Boolean);
  return steps.length > 0 ? ` transform="${steps.join(' ')}"` : '';
}
