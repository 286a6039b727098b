import { openDialog } from '../local';
import { Modal } from '../parts/Modal';
import { useServices, useWords } from '../services';

/** The keys of the table; `services.keys` adds to them. */
const KEYS = [
  ['M', 'app.keys.moves'],
  ['L', 'app.keys.log'],
  ['T', 'mode.keys.mode'],
  ['Enter', 'app.keys.complete'],
  ['Esc', 'app.keys.cancel'],
  ['Space', 'app.keys.inspect'],
  ['Ctrl+Z', 'app.keys.undo'],
  ['Ctrl+Shift+Z', 'app.keys.redo'],
  ['?', 'app.keys.keys'],
] as const;

/** What keys and buttons do at the free table; a row's key may be words of the catalogue. */
const FREE_KEYS = [
  ['mode.keys.drag', 'mode.keys.box'],
  ['mode.keys.right-drag', 'mode.keys.orbit'],
  ['mode.keys.shift-drag', 'mode.keys.whole'],
  ['mode.keys.shift-click', 'mode.keys.add'],
  ['mode.keys.right-click', 'mode.keys.menu'],
  ['Shift+F10', 'mode.keys.menu'],
  ['F', 'mode.keys.flip'],
  ['Q  E', 'mode.keys.turn'],
  ['Shift+Q  E', 'mode.keys.turn-far'],
  ['R', 'mode.keys.shuffle'],
  ['G', 'mode.keys.group'],
  ['1 – 9', 'mode.keys.draw'],
  ['Alt', 'mode.keys.look'],
  ['Ctrl+A', 'mode.keys.all'],
  ['P', 'mode.keys.pieces'],
  ['← ↑ → ↓', 'mode.keys.walk'],
  ['Enter', 'mode.keys.lift'],
] as const;

export default function KeysDialog() {
  const words = useWords();
  const { keys = [] } = useServices();
  const say = (what: string): string => words.say(`app.keys.${what}`);
  return (
    <Modal heading={say('heading')} onClose={() => openDialog(null)} width={560} reading>
      <h3>{words.say('mode.keys.table')}</h3>
      <Rows
        rows={[
          ...KEYS.map(([key, what]) => [key, words.say(what)] as const),
          ...keys.map((row) => [row.keys, words.tell(row.phrase)] as const),
        ]}
      />
      <h3>{say('hand')}</h3>
      <p>{say('hand-drag')}</p>
      <p>{say('hand-camera')}</p>
      <h3>{words.say('mode.keys.free')}</h3>
      <Rows rows={FREE_KEYS.map(([key, what]) => [words.has(key) ? words.say(key) : key, words.say(what)] as const)} />
    </Modal>
  );
}

function Rows({ rows }: { readonly rows: readonly (readonly [keys: string, text: string])[] }) {
  return (
    <dl className="ct-keys">
      {rows.map(([keys, text]) => (
        <div key={`${keys} ${text}`}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
