import { useStore } from 'zustand';
import { useServices, useWords } from '../services';

/** How far the table is, until it is there; then that its set-up can be skipped. */
export function Loading() {
  const words = useWords();
  const { stage } = useServices();
  const { loaded, ready, settingUp, trouble } = useStore(stage);
  if (ready) {
    return settingUp ? <p className="ct-panel ct-skip">{words.say('app.loading.setting-up')}</p> : null;
  }
  // Nothing more comes: what is wrong is said in its place.
  if (trouble) return null;
  const percent = Math.round(loaded * 100);
  return (
    <div className="ct-loading">
      <h2>{words.say('app.loading.heading')}</h2>
      <progress max={100} value={percent} aria-label={words.say('app.loading.progress', { percent })} />
      <p className="ct-soft">{words.say('app.loading.progress', { percent })}</p>
    </div>
  );
}
