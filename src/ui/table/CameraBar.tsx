import { useStore } from 'zustand';
import { type AppServices, useInParts, useServices, useWords } from '../services';

/** Parts of the table to look at, on a screen too small for all of it. */
export function CameraBar() {
  const { camera } = useServices();
  const inParts = useInParts();
  return camera && inParts ? <Bar camera={camera} /> : null;
}

function Bar({ camera }: { readonly camera: NonNullable<AppServices['camera']> }) {
  const words = useWords();
  const current = useStore(camera.current);
  const views = useStore(camera.views);
  return (
    <nav className="ct-panel ct-camera" aria-label={words.say('app.region.camera')}>
      {views.map(({ id, phrase }) => (
        <button
          key={id}
          type="button"
          className="ct-button ct-plain"
          aria-pressed={id === current}
          onClick={() => camera.go(id)}
        >
          {words.tell(phrase)}
        </button>
      ))}
    </nav>
  );
}
