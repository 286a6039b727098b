import { Ban, Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { hoverStore } from '../hover';
import { useWords } from '../services';

/** Distance from the pointer, and from the window's edge, in px. */
const OFF = 22;
const EDGE = 8;

/** The words of the ghost beside the pointer: what letting go would cost or bring, or why it is not allowed. */
export function PriceTag() {
  const words = useWords();
  const tag = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [rule, setRule] = useState<string | null>(null);
  const [tone, setTone] = useState(hoverStore.tag.tone);

  useEffect(() => {
    let last = hoverStore.tag.phrase;
    const follow = (): void => {
      const element = tag.current;
      if (!element) return;
      const { x, y, visible, phrase } = hoverStore.tag;
      element.hidden = !visible || !phrase;
      if (!visible) return;
      if (phrase && phrase !== last) setText(words.tell(phrase));
      last = phrase;
      setTone(hoverStore.tag.tone);
      setRule(hoverStore.tag.rule);
      // Above the finger or pointer, and never out of the window.
      const { offsetWidth: w, offsetHeight: h } = element;
      const left = Math.min(Math.max(x - w / 2, EDGE), Math.max(EDGE, innerWidth - w - EDGE));
      const top = y - h - OFF < EDGE ? y + OFF : y - h - OFF;
      element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    };
    if (hoverStore.tag.phrase) setText(words.tell(hoverStore.tag.phrase));
    follow();
    return hoverStore.listen(follow);
  }, [words]);

  return (
    <div ref={tag} className="ct-tag" data-tone={tone} hidden aria-hidden>
      {tone === 'legal' ? <Check size={18} strokeWidth={3} /> : <Ban size={18} strokeWidth={2.6} />}
      <span>{text}</span>
      {tone === 'illegal' && rule && <span className="ct-rule">{words.say('app.notice.rule', { rule })}</span>}
    </div>
  );
}
