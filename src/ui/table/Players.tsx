import { ConciergeBell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useMemo } from 'react';
import type { Seat } from '../../core/ids';
import { SeatMark } from '../art/SeatMark';
import { PointsSign } from '../art/Tokens';
import { useDescriber } from '../describe';
import { partsOf } from '../games/registry';
import { PHONE, useMedia } from '../parts/useMedia';
import { useScreen, useWords } from '../services';
import { ScoreCard } from './ScoreCard';

/** Everybody at the table: what they own, how far their cups are, and who is playing. */
export function Players() {
  const words = useWords();
  const players = useScreen((state) => state.players);
  return (
    <section
      className="ct-panel ct-players"
      data-seats={players.length > 3 ? 'many' : 'few'}
      aria-label={words.say('app.region.players')}
    >
      <ul>
        {players.map((player, seat) => (
          <Row key={`${seat}-${player.name}`} seat={seat} />
        ))}
      </ul>
    </section>
  );
}

function Row({ seat }: { readonly seat: Seat }) {
  const words = useWords();
  const describe = useDescriber();
  const view = useScreen((state) => state.view);
  const viewer = useScreen((state) => state.viewer);
  const players = useScreen((state) => state.players);
  const points = useScreen((state) => state.scores[seat]?.total ?? 0);
  const active = useScreen((state) => state.actors.includes(seat));
  const left = useMemo(
    () => describe.step(view, viewer, players, []).turnsLeft?.[seat],
    [describe, view, viewer, players, seat],
  );
  const { Goods, Badges } = partsOf(useScreen((state) => state.game));
  const over = useScreen((state) => state.outcome !== null);
  const phone = useMedia(PHONE);
  const info = players[seat];
  if (!info) return null;
  const say = (what: string, params = {}): string => words.say(`app.player.${what}`, params);
  return (
    <li className="ct-player" data-active={active} aria-current={active ? 'true' : undefined}>
      <Popover.Root>
        <Popover.Trigger className="ct-player-open">
          <span className="ct-hidden">{say('open-score', { who: info.name })}</span>
          <SeatMark seat={seat} name={info.name} />
          <span className="ct-player-name">
            <span className="ct-name">{info.name}</span>
            {info.kind !== 'person' && <ConciergeBell size={15} aria-label={say(info.kind)} />}
            <Badges view={view} seat={seat} />
          </span>
          <span className="ct-player-points">
            <span className="ct-hidden">{say('points', { count: points })}</span>
            <PointsSign points={points} />
          </span>
          <Goods view={view} seat={seat} />
          {left !== undefined && !over && <span className="ct-player-left">{say('turns-left', { count: left })}</span>}
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            className="ct-layer ct-popover ct-scroll"
            aria-label={words.say('app.score.heading', { who: info.name })}
            side={phone ? 'bottom' : 'right'}
            align="start"
            sideOffset={8}
            collisionPadding={12}
          >
            <ScoreCard seat={seat} />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </li>
  );
}
