import { Link } from 'lucide-react';
import { openDialog, remark } from '../local';
import { Modal } from '../parts/Modal';
import { useServices, useWords } from '../services';

/** A link that holds the game; it says what else it holds before it is copied. */
export default function LinkDialog() {
  const words = useWords();
  const services = useServices();
  const say = (what: string): string => words.say(`app.link.${what}`);
  const copy = async (): Promise<void> => {
    const done = await services.copyLink().catch(() => false);
    remark({ key: done ? 'app.link.copied' : 'app.link.failed' });
    openDialog(null);
  };
  return (
    <Modal
      heading={say('heading')}
      onClose={() => openDialog(null)}
      width={500}
      footer={
        <button
          type="button"
          className="ct-button ct-main"
          ref={(button) => button?.focus()}
          onClick={() => void copy()}
        >
          <Link size={20} aria-hidden /> {say('copy')}
        </button>
      }
    >
      <p>{say('says')}</p>
    </Modal>
  );
}
