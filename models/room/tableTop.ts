import { type BufferGeometry, ExtrudeGeometry, Shape } from 'three';
import { withGrain } from '../board/solids';
import type { Part } from '../parts';
import { TABLE } from './table';

/** The table top in world units, its surface at y = 0. uv = place on the painted wood. */
export function tableTopParts(): Part[] {
  const { width, depth, slab, round } = TABLE;
  const body: BufferGeometry = new ExtrudeGeometry(outline(), {
    depth: slab,
    bevelThickness: round,
    bevelSize: round,
    bevelOffset: -round,
    bevelSegments: 5,
    curveSegments: 10,
  });
  body.rotateX(-Math.PI / 2).translate(0, -slab - round, 0);
  const position = body.getAttribute('position');
  const uv = body.getAttribute('uv');
  for (let i = 0; i < position.count; i++) {
    // The edge's face takes wood from inside the map, as if the boards were folded down.
    const drop = Math.min(0, position.getY(i));
    const [x, z] = [position.getX(i), position.getZ(i)];
    uv.setXY(i, 0.5 + (x + Math.sign(x) * drop) / width, 0.5 - (z + Math.sign(z) * drop) / depth);
  }
  withGrain(body).clearGroups();
  return [{ surface: 'walnut', geometry: body.scale(0.1, 0.1, 0.1) }];
}

function outline(): Shape {
  const [x, z, r] = [TABLE.width / 2, TABLE.depth / 2, TABLE.corner];
  const shape = new Shape();
  shape.moveTo(-x + r, -z);
  shape.lineTo(x - r, -z);
  shape.absarc(x - r, -z + r, r, -Math.PI / 2, 0);
  shape.lineTo(x, z - r);
  shape.absarc(x - r, z - r, r, 0, Math.PI / 2);
  shape.lineTo(-x + r, z);
  shape.absarc(-x + r, z - r, r, Math.PI / 2, Math.PI);
  shape.lineTo(-x, -z + r);
  shape.absarc(-x + r, -z + r, r, Math.PI, 1.5 * Math.PI);
  return shape;
}
