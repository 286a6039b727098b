import { GAME_IDS } from '../../rules/contract';
import { openDialog } from '../local';
import { Modal } from '../parts/Modal';
import { useWords } from '../services';

const CREDITS = ['type', 'icons', 'code', 'licence'] as const;

/** What this edition is, what in it is reconstructed, and whose work it stands on. */
export default function AboutDialog() {
  const words = useWords();
  const say = (what: string): string => words.say(`app.about.${what}`);
  return (
    <Modal heading={say('heading')} onClose={() => openDialog(null)} width={620} reading>
      <p>{say('what')}</p>
      <p className="ct-unofficial">{say('unofficial')}</p>
      <h3>{say('data-heading')}</h3>
      {GAME_IDS.map((game) => (
        <ul key={game} className="ct-points">
          <li>{say(`${game}.given`)}</li>
          <li>{say(`${game}.reconstructed`)}</li>
          <li>{say(`${game}.ruling`)}</li>
        </ul>
      ))}
      <h3>{say('credits-heading')}</h3>
      <ul className="ct-points">
        {CREDITS.map((credit) => (
          <li key={credit}>{say(credit)}</li>
        ))}
      </ul>
    </Modal>
  );
}
