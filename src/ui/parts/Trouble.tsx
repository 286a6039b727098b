import { RotateCw } from 'lucide-react';
import { useWords } from '../services';
import type { PictureTrouble } from '../services';

/** One sentence about a table that can't be seen, and the way out of it. */
export default function Trouble({ what }: { readonly what: PictureTrouble }) {
  const words = useWords();
  return (
    <div className="ct-trouble ct-panel" role="alert">
      <p>{words.say(`app.picture.${what}`)}</p>
      {(what === 'gone' || what === 'failed') && (
        <button type="button" className="ct-button ct-main" onClick={() => location.reload()}>
          <RotateCw size={20} aria-hidden />
          {words.say('app.picture.reload')}
        </button>
      )}
    </div>
  );
}
