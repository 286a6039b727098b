import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { inspectStore } from '../inspect';
import { IconButton } from '../parts/IconButton';
import { useWords } from '../services';

/** A piece large and readable: its face and what there is to know of it. */
export function Inspect() {
  const words = useWords();
  const shown = useStore(inspectStore);
  if (!shown) return null;
  return (
    <section
      className="ct-panel ct-inspect"
      data-how={shown.how}
      role="status"
      aria-live={shown.how === 'asked' ? 'polite' : 'off'}
    >
      {shown.how === 'asked' && (
        <IconButton icon={X} label={words.say('app.close')} onClick={() => inspectStore.setState(null, true)} />
      )}
      {shown.art && <Art canvas={shown.art} />}
      <h2>{words.tell(shown.title)}</h2>
      <ul>
        {shown.lines.map((line) => (
          <li key={words.tell(line)}>{words.tell(line)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Puts the drawn face into the page. */
function Art({ canvas }: { readonly canvas: HTMLCanvasElement }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(canvas);
  }, [canvas]);
  return <div ref={place} className="ct-inspect-art" aria-hidden />;
}
