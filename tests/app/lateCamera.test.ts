import { expect, it } from 'vitest';
import { lateCamera } from '../../src/app/lateCamera';

const recorder = () => {
  const seen: string[] = [];
  return {
    seen,
    eye: { go: (id: string) => void seen.push(id), place: (seat: number) => void seen.push(`place ${seat}`) },
  };
};

it('what was asked for last before the café came is looked at when it comes, and nothing before it', () => {
  const camera = lateCamera();
  const { seen, eye } = recorder();
  camera.go('overview');
  camera.go('seat');
  camera.open(eye);
  expect(seen).toEqual(['seat']);
});

it('once it has come everything goes there at once', () => {
  const camera = lateCamera();
  const { seen, eye } = recorder();
  camera.open(eye);
  camera.go('menu');
  camera.place(2);
  expect(seen).toEqual(['menu', 'place 2']);
});
