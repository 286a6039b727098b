import { TriangleAlert, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ComponentId } from '../../core/ids';
import type { Deviation } from '../../session/types';
import { once } from '../act';
import { useScreen, useSession, useWords } from '../services';
import { spotsTold } from './tableSight';

/** How wide an open tag is at most, and how far it keeps from the window's edge, px. */
const WIDTH = 250;
const EDGE = 6;

/**
 * Advise: every piece that lies where the rules do not want it carries a tag with a sign, the reason, its rule and a
 * button that puts it back. One tag is open at a time: the newest, or the one that is asked for.
 */
export function Astray() {
  const words = useWords();
  const mode = useScreen((state) => state.mode);
  const astray = useScreen((state) => state.deviations);
  const newest = astray.at(-1)?.component ?? null;
  const [open, setOpen] = useState<ComponentId | null>(newest);
  useEffect(() => setOpen(newest), [newest]);
  if (mode !== 'advise' || astray.length === 0) return null;
  return (
    <ul className="ct-astray" aria-label={words.say('mode.astray.region')}>
      {astray.map((deviation) => (
        <Tag
          key={deviation.component}
          deviation={deviation}
          open={open === deviation.component}
          several={astray.length > 1}
          ask={() => setOpen(open === deviation.component ? null : deviation.component)}
        />
      ))}
    </ul>
  );
}

interface TagProps {
  readonly deviation: Deviation;
  readonly open: boolean;
  readonly several: boolean;
  readonly ask: () => void;
}

function Tag({ deviation: { component, rule, phrase }, open, several, ask }: TagProps) {
  const words = useWords();
  const session = useSession();
  const tag = useRef<HTMLLIElement>(null);
  useEffect(
    () =>
      spotsTold.listen((spots) => {
        const spot = spots.get(component);
        const element = tag.current;
        if (!element) return;
        element.hidden = spot === undefined;
        if (!spot) return;
        // The sign's point stays at the piece; the words move aside at the window's edge.
        const half = Math.min(WIDTH, innerWidth - 2 * EDGE) / 2;
        const x = Math.min(Math.max(spot.x, half + EDGE), innerWidth - half - EDGE);
        element.style.transform = `translate(${Math.round(x)}px, ${Math.round(spot.y)}px)`;
        element.style.setProperty('--aside', `${Math.round(spot.x - x)}px`);
      }),
    [component],
  );
  const say = (what: string, params = {}): string => words.say(`mode.astray.${what}`, params);
  const title = rule ? say('mark-rule', { rule }) : say('mark');
  return (
    <li ref={tag} data-open={open} hidden>
      {open && (
        <div className="ct-astray-words">
          <p>
            {words.tell(phrase)}
            {rule && <span className="ct-rule">{words.say('app.notice.rule', { rule })}</span>}
          </p>
          <button type="button" className="ct-button" onClick={() => once(() => session.putBack(component))}>
            <Undo2 size={18} aria-hidden />
            {say('put-back')}
          </button>
          {several && (
            <button type="button" className="ct-button ct-plain" onClick={() => once(() => session.putBack(null))}>
              {say('all')}
            </button>
          )}
        </div>
      )}
      <button
        type="button"
        className="ct-astray-sign"
        aria-expanded={open}
        aria-label={say('open', { what: title })}
        onClick={ask}
      >
        <TriangleAlert size={22} strokeWidth={2.6} aria-hidden />
        {rule && <span aria-hidden>{rule}</span>}
      </button>
    </li>
  );
}

/** How many pieces lie astray, and the way home for all of them. */
export function AstrayPanel() {
  const words = useWords();
  const session = useSession();
  const mode = useScreen((state) => state.mode);
  const count = useScreen((state) => state.deviations.length);
  if (mode !== 'advise' || count === 0) return null;
  return (
    <section className="ct-panel ct-astray-panel" aria-label={words.say('mode.astray.region')}>
      <TriangleAlert size={22} strokeWidth={2.4} aria-hidden />
      <p>{words.say('mode.astray.count', { count })}</p>
      <button type="button" className="ct-button" onClick={() => once(() => session.putBack(null))}>
        {words.say(count > 1 ? 'mode.astray.all' : 'mode.astray.put-back')}
      </button>
    </section>
  );
}
