import { Matrix4, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { makeContactShadows, type Standing } from '../../src/stage/look/shadowBatch';

const standing = (change: Partial<Standing> = {}): Standing => ({
  x: 1,
  z: -2,
  w: 0.6,
  d: 0.3,
  turn: 0,
  strength: 0.7,
  ...change,
});

/** What the first shadow of a batch looks like. */
function drawn(piece: Standing) {
  const batch = makeContactShadows(4);
  batch.draw([piece]);
  const matrix = new Matrix4();
  batch.mesh.getMatrixAt(0, matrix);
  const shape = batch.mesh.geometry.getAttribute('footprint');
  return {
    middle: new Vector3().setFromMatrixPosition(matrix),
    scale: new Vector3().setFromMatrixScale(matrix),
    soft: shape.getZ(0),
    dark: shape.getW(0),
    roundness: shape.getX(0),
    corner: new Vector3(0.5, 0, 0.5).applyMatrix4(matrix),
  };
}

describe('contact shadows', () => {
  it('lie just above the table, under their piece, a little larger than it', () => {
    const { middle, scale, soft } = drawn(standing());
    expect(middle.x).toBe(1);
    expect(middle.z).toBe(-2);
    expect(middle.y).toBeGreaterThan(0);
    expect(middle.y).toBeLessThan(0.01);
    expect(scale.x).toBeCloseTo(0.6 + 2 * soft);
    expect(scale.z).toBeCloseTo(0.3 + 2 * soft);
  });

  it('turn with the piece', () => {
    const { corner, scale } = drawn(standing({ x: 0, z: 0, turn: Math.PI / 2 }));
    expect(corner.x).toBeCloseTo(scale.z / 2);
    expect(corner.z).toBeCloseTo(-scale.x / 2);
  });

  it('grow soft and faint while a piece is lifted, and are gone high above', () => {
    const [low, high, gone] = [0, 0.8, 5].map((lift) => drawn(standing({ lift })));
    expect(high?.soft).toBeGreaterThan(low?.soft ?? 0);
    expect(high?.dark).toBeLessThan(low?.dark ?? 0);
    expect(low?.dark).toBeCloseTo(0.7);
    expect(gone?.dark).toBe(0);
  });

  it('know round things from square ones', () => {
    expect(drawn(standing({ round: true })).roundness).toBeLessThan(0);
    expect(drawn(standing()).roundness).toBeGreaterThan(0);
  });

  it('are one draw call, never more than asked for', () => {
    const batch = makeContactShadows(4);
    batch.draw(Array.from({ length: 9 }, () => standing()));
    expect(batch.mesh.count).toBe(4);
    batch.draw([standing()]);
    expect(batch.mesh.count).toBe(1);
  });
});
