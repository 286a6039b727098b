import { Ban, Info, MapPin, X } from 'lucide-react';
import { useState } from 'react';
import type { Notice } from '../../session/types';
import { IconButton } from '../parts/IconButton';
import { useScreen, useSession, useWords } from '../services';

/** A refusal with its rule, or a remark; it stays until the next act and can be put away. */
export function NoticeBar() {
  const words = useWords();
  const notice = useScreen((state) => state.notice);
  const [closed, setClosed] = useState(0);
  const shown = notice && notice.id !== closed ? notice : null;
  return (
    <div role="alert" className="ct-notice-place" aria-label={words.say('app.region.notice')}>
      {shown && (
        <div className="ct-notice" data-kind={shown.kind} key={shown.id}>
          {shown.kind === 'refusal' ? <Ban size={22} aria-hidden /> : <Info size={22} aria-hidden />}
          <div className="ct-notice-words">
            {words.tell(shown.phrase)}
            {shown.rule && <span className="ct-rule">{words.say('app.notice.rule', { rule: shown.rule })}</span>}
            {shown.more && <Impossible more={shown.more} />}
          </div>
          <IconButton icon={X} label={words.say('app.notice.close')} onClick={() => setClosed(shown.id)} />
        </div>
      )}
    </div>
  );
}

/** Each thing that is wrong, with its pieces: pointed at, they are marked on the table. */
function Impossible({ more }: { readonly more: NonNullable<Notice['more']> }) {
  const words = useWords();
  const session = useSession();
  return (
    <ul className="ct-impossible ct-scroll">
      {more.map(({ phrase, pieces }) => {
        const point = (): void => session.select(pieces);
        return (
          <li key={words.tell(phrase)}>
            {pieces.length === 0 ? (
              words.tell(phrase)
            ) : (
              <button type="button" className="ct-button" onClick={point} onFocus={point} onPointerEnter={point}>
                <MapPin size={18} aria-hidden />
                {words.tell(phrase)}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
