import { useStore } from 'zustand';
import { BOT_SPEEDS, type BotSpeed } from '../../session/types';
import { Choice } from '../parts/Choice';
import { Switch } from '../parts/Switch';
import { useScreen, useServices, useSession, useWords } from '../services';

/** Pause and pace of house players. */
export function HouseControls() {
  const words = useWords();
  const session = useSession();
  const paused = useScreen((state) => state.paused);
  return (
    <div className="ct-house">
      <h2>{words.say('app.house.heading')}</h2>
      <Switch label={words.say('app.house.pause')} checked={paused} onChange={(on) => session.pause(on)} />
      <SpeedChoice />
    </div>
  );
}

/** How fast house players are: of the game at the table, and of the next one. */
export function SpeedChoice() {
  const words = useWords();
  const services = useServices();
  const speed = useStore(services.settings, (state) => state.botSpeed);
  const change = (botSpeed: BotSpeed): void => {
    services.settings.setState({ botSpeed });
    services.session.getState()?.setBotSpeed(botSpeed);
  };
  return (
    <Choice
      legend={words.say('app.house.speed')}
      options={BOT_SPEEDS.map((value) => ({ value, label: words.say(`app.house.${value}`) }))}
      value={speed}
      onChange={change}
    />
  );
}
