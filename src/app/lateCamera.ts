import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import type { AppServices, CameraView } from '../ui/services';

export type Camera = NonNullable<AppServices['camera']>;

/** The camera as the page knows it from the start: the one that looks comes later, with the café. */
export interface LateCamera extends Camera {
  readonly views: StoreApi<readonly CameraView[]>;
  /** The café is there: what was asked for last is looked at now. */
  open(eye: Pick<Camera, 'go' | 'place'>): void;
}

export function lateCamera(): LateCamera {
  let eye: Pick<Camera, 'go' | 'place'> | null = null;
  let asked: ((eye: Pick<Camera, 'go' | 'place'>) => void) | null = null;
  const ask = (look: NonNullable<typeof asked>): void => {
    if (eye) look(eye);
    else asked = look;
  };
  return {
    views: createStore<readonly CameraView[]>(() => []),
    current: createStore<string | null>(() => 'overview'),
    inParts: createStore(() => false),
    go: (id) => ask((open) => open.go(id)),
    place: (seat) => ask((open) => open.place(seat)),
    open: (opened) => {
      eye = opened;
      asked?.(opened);
      asked = null;
    },
  };
}
