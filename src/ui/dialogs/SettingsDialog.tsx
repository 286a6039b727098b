import { useStore } from 'zustand';
import { openDialog } from '../local';
import { Choice } from '../parts/Choice';
import { Modal } from '../parts/Modal';
import { Switch } from '../parts/Switch';
import { QUALITIES, useServices, useWords } from '../services';
import { SpeedChoice } from '../table/HouseControls';

export default function SettingsDialog() {
  const words = useWords();
  const { settings } = useServices();
  const { quality, volume, muted, motion, confirmMoves } = useStore(settings);
  const say = (what: string, params = {}): string => words.say(`app.settings.${what}`, params);
  const percent = Math.round(volume * 100);
  return (
    <Modal heading={say('heading')} onClose={() => openDialog(null)} width={520}>
      <div className="ct-setting">
        <span className="ct-label">{say('speed')}</span>
        <SpeedChoice />
      </div>
      <div className="ct-setting">
        <span className="ct-label">{say('quality')}</span>
        <Choice
          legend={say('quality')}
          options={QUALITIES.map((value) => ({ value, label: say(value) }))}
          value={quality}
          onChange={(value) => settings.setState({ quality: value })}
        />
        <small>{say('quality-says')}</small>
      </div>
      <div className="ct-setting">
        <Switch label={say('sound')} checked={!muted} onChange={(on) => settings.setState({ muted: !on })} />
        <input
          type="range"
          className="ct-range"
          min={0}
          max={100}
          step={5}
          disabled={muted}
          style={{ '--part': `${percent}%` }}
          aria-label={say('volume')}
          aria-valuetext={say('volume-value', { percent })}
          value={percent}
          onChange={(event) => settings.setState({ volume: Number(event.target.value) / 100 })}
        />
      </div>
      <Switch
        label={say('motion')}
        says={say('motion-says')}
        checked={motion === 'reduced'}
        onChange={(on) => settings.setState({ motion: on ? 'reduced' : 'system' })}
      />
      <Switch
        label={say('confirm')}
        says={say('confirm-says')}
        checked={confirmMoves}
        onChange={(on) => settings.setState({ confirmMoves: on })}
      />
    </Modal>
  );
}
