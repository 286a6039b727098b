/**
 * Outlines as SVG path data: one text serves canvas (`Path2D`) and HTML. y grows downward; lengths are the drawing's own
 * units.
 */
export type Point = readonly [x: number, y: number];

/** Enough for any drawing, short in an SVG. */
const n = (value: number): string => String(Math.round(value * 10) / 10);
const at = (x: number, y: number): string => `${n(x)},${n(y)}`;

export const ellipsePath = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${at(cx - rx, cy)}a${at(rx, ry)} 0 1 0 ${n(2 * rx)},0a${at(rx, ry)} 0 1 0 ${n(-2 * rx)},0Z`;

export function roundRectPath(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const arc = (dx: number, dy: number): string => `a${at(r, r)} 0 0 1 ${at(dx, dy)}`;
  const [h, v] = [n(width - 2 * r), n(height - 2 * r)];
  return `M${at(x + r, y)}h${h}${arc(r, r)}v${v}${arc(-r, r)}h-${h}${arc(-r, -r)}v-${v}${arc(r, -r)}Z`;
}

/** A smooth line through points; closed unless `open`. `tension` 0.1 (tight) to 0.25 (round). */
export function smoothPath(points: readonly Point[], { open = false, tension = 0.18 } = {}): string {
  const count = points.length;
  const get = (i: number): Point =>
    (open ? points[Math.max(0, Math.min(count - 1, i))] : points[(i + count) % count]) ?? [0, 0];
  let d = `M${at(...get(0))}`;
  for (let i = 0; i < (open ? count - 1 : count); i++) {
    const [before, from, to, after] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    const leave = at(from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension);
    const arrive = at(to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension);
    d += `C${leave} ${arrive} ${at(...to)}`;
  }
  return open ? d : `${d}Z`;
}

/** A polygon with rounded corners: no point of any face is sharp. */
export function polygonPath(points: readonly Point[], radius: number): string {
  const count = points.length;
  const get = (i: number): Point => points[(i + count) % count] ?? [0, 0];
  const toward = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const step = Math.min(radius, length / 2) / length;
    return [from[0] + (to[0] - from[0]) * step, from[1] + (to[1] - from[1]) * step];
  };
  const corner = (i: number): string =>
    `${i ? 'L' : 'M'}${at(...toward(get(i), get(i - 1)))}Q${at(...get(i))} ${at(...toward(get(i), get(i + 1)))}`;
  return `${points.map((_, i) => corner(i)).join('')}Z`;
}

export function regularPolygon(sides: number, radius: number, turn = -Math.PI / 2): Point[] {
  return Array.from({ length: sides }, (_, i): Point => {
    const angle = turn + (2 * Math.PI * i) / sides;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

/** A ring of round lobes whose hollows lie at `radius`: clouds, rosettes, biscuits. */
export function scallopPath(lobes: number, radius: number): string {
  const bulge = n(radius * Math.sin(Math.PI / lobes) * 1.02);
  const [first, ...rest] = regularPolygon(lobes, radius);
  const arcs = [...rest, first ?? [0, 0]].map(([x, y]) => `A${bulge},${bulge} 0 0 1 ${at(x, y)}`);
  return `M${at(...(first ?? [0, 0]))}${arcs.join('')}Z`;
}

export const linePath = (points: readonly Point[]): string =>
  points.map((p, i) => `${i ? 'L' : 'M'}${at(...p)}`).join('');
