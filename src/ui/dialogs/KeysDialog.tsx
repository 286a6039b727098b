import { openDialog } from '../local';
import { Modal } from '../parts/Modal';
import { useServices, useWords } from '../services';

/** The keys of the table; `services.keys` adds to them. */
const KEYS = [
  ['M', 'moves'],
  ['L', 'log'],
  ['Enter', 'complete'],
  ['Esc', 'cancel'],
  ['Space', 'inspect'],
  ['Ctrl+Z', 'undo'],
  ['Ctrl+Shift+Z', 'redo'],
  ['?', 'keys'],
] as const;

export default function KeysDialog() {
  const words = useWords();
  const { keys = [] } = useServices();
  const say = (what: string): string => words.say(`app.keys.${what}`);
  const rows = [
    ...KEYS.map(([key, what]) => ({ keys: key as string, text: say(what) })),
    ...keys.map((row) => ({ keys: row.keys, text: words.tell(row.phrase) })),
  ];
  return (
    <Modal heading={say('heading')} onClose={() => openDialog(null)} width={560} reading>
      <dl className="ct-keys">
        {rows.map((row) => (
          <div key={row.keys}>
            <dt>
              <kbd>{row.keys}</kbd>
            </dt>
            <dd>{row.text}</dd>
          </div>
        ))}
      </dl>
      <h3>{say('hand')}</h3>
      <p>{say('hand-drag')}</p>
      <p>{say('hand-camera')}</p>
    </Modal>
  );
}
