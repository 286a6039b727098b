import { Ban, Info, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../parts/IconButton';
import { useScreen, useWords } from '../services';

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
          <p>
            {words.tell(shown.phrase)}
            {shown.rule && <span className="ct-rule">{words.say('app.notice.rule', { rule: shown.rule })}</span>}
          </p>
          <IconButton icon={X} label={words.say('app.notice.close')} onClick={() => setClosed(shown.id)} />
        </div>
      )}
    </div>
  );
}
