import { NEAR_RING, STRIP } from '../dome';
import { paintLamps, paintStringLights } from './bulbs';
import { paintCounter } from './counter';
import type { Layer } from './layer';
import { makeLayer } from './layer';
import { defocus } from './lens';
import { illuminate, lightAt } from './light';
import { paintLounge } from './lounge';
import { paintCandles, paintSeating } from './seating';
import { paintFloorLight, paintShell } from './shell';
import { paintStreet } from './street';
import { cutPanes, paintWindows } from './windows';

/** How far out of focus each depth is, radius in units. */
const FOCUS = { street: 0.6, wall: 0.2, strings: 0.36, seating: 0.12 } as const;

const extent = { left: -STRIP.length / 2, bottom: STRIP.bottom, width: STRIP.length, height: STRIP.top - STRIP.bottom };

/** The whole strip in linear light: street, then wall over it, then the string lights. `scale` is pixels a unit. */
export function paintRoom(scale: number): Layer {
  const street = makeLayer({ ...extent, scale });
  paintStreet(street);
  defocus(street, FOCUS.street);

  const wall = makeLayer({ ...extent, scale });
  paintShell(wall);
  paintCounter(wall);
  paintLounge(wall);
  cutPanes(wall);
  illuminate(wall);
  paintFloorLight(wall);
  paintWindows(wall);
  paintLamps(wall);
  defocus(wall, FOCUS.wall);

  const strings = makeLayer({ ...extent, scale });
  paintStringLights(strings);
  defocus(strings, FOCUS.strings);
  return over(strings, over(wall, street));
}

/** Chairs and tables of the near ring, with alpha. */
export function paintNearRing(scale: number): Layer {
  const length = 2 * Math.PI * NEAR_RING.radius;
  const layer = makeLayer({
    left: -length / 2,
    bottom: NEAR_RING.bottom,
    width: length,
    height: NEAR_RING.top - NEAR_RING.bottom,
    scale,
  });
  paintSeating(layer);
  const stretch = STRIP.length / length;
  illuminate(layer, (x, s) => {
    const [r, g, b] = lightAt(x * stretch, s * 0.5 - 0.4);
    // Nearer to our table's lamp than the wall is.
    return [r + 0.3, g + 0.22, b + 0.14];
  });
  paintCandles(layer);
  defocus(layer, FOCUS.seating);
  return layer;
}

/** Lays `top` over `base`, in place of `base`. */
function over(top: Layer, base: Layer): Layer {
  for (let i = 0; i < base.data.length; i += 4) {
    const keep = 1 - Math.min(1, top.data[i + 3] ?? 0);
    for (let c = 0; c < 4; c++) base.data[i + c] = (top.data[i + c] ?? 0) + (base.data[i + c] ?? 0) * keep;
  }
  return base;
}
