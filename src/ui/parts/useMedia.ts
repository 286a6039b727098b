import { useSyncExternalStore } from 'react';

/** Whether a media query holds, followed as it changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (call) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', call);
      return () => list.removeEventListener('change', call);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** A phone or a small tablet held upright: panels become a bar and sheets. */
export const PHONE = '(max-width: 640px), (max-width: 1023px) and (max-aspect-ratio: 17/20)';
