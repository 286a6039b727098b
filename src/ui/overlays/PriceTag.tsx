import { Ban, Check } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { hoverStore } from '../hover';
import { useWords } from '../services';

/** Distance from the pointer, and from the window's edge, in px. */
const OFF = 22;
const EDGE = 8;

/** The words of the ghost beside the pointer: what letting go would cost or bring, or why it is not allowed. */
export function PriceTag() {
  const words = useWords();
  const tag = useRef<HTMLDivElement>(null);
  const [phrase, setPhrase] = useState(hoverStore.tag.phrase);
  const [rule, setRule] = useState(hoverStore.tag.rule);
  const [tone, setTone] = useState(hoverStore.tag.tone);

  useEffect(() => {
    const follow = (): void => {
      // React is told of new words only, never of every step of the pointer.
      setPhrase(hoverStore.tag.phrase);
      setTone(hoverStore.tag.tone);
      setRule(hoverStore.tag.rule);
      if (tag.current) place(tag.current);
    };
    follow();
    return hoverStore.listen(follow);
  }, []);
  // Other words have another width.
  useLayoutEffect(() => {
    if (tag.current) place(tag.current);
  });

  return (
    <div ref={tag} className="ct-tag" data-tone={tone} hidden aria-hidden>
      {tone === 'legal' && <Check size={18} strokeWidth={3} />}
      {tone === 'illegal' && <Ban size={18} strokeWidth={2.6} />}
      <span>{phrase && words.tell(phrase)}</span>
      {tone === 'illegal' && rule && <span className="ct-rule">{words.say('app.notice.rule', { rule })}</span>}
    </div>
  );
}

/** Above the finger or pointer, and never out of the window. */
function place(element: HTMLElement): void {
  const { x, y, visible, phrase } = hoverStore.tag;
  element.hidden = !visible || !phrase;
  if (element.hidden) return;
  const { offsetWidth: w, offsetHeight: h } = element;
  const left = Math.min(Math.max(x - w / 2, EDGE), Math.max(EDGE, innerWidth - w - EDGE));
  const top = y - h - OFF < EDGE ? y + OFF : y - h - OFF;
  element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
}
