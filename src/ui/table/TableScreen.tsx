import { lazy, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import type { Session } from '../../session/types';
import { useDescriber } from '../describe';
import { useTableKeys } from '../keys';
import { local, resetLocal } from '../local';
import { Astray, AstrayPanel } from '../modes/Astray';
import { BackDialog } from '../modes/BackDialog';
import { BoxFrame } from '../modes/BoxFrame';
import { FreePanel } from '../modes/FreePanel';
import { PieceMenu } from '../modes/PieceMenu';
import { PiecePanel } from '../modes/PiecePanel';
import { SelectionBar } from '../modes/SelectionBar';
import { Inspect } from '../overlays/Inspect';
import { PriceTag } from '../overlays/PriceTag';
import { SessionProvider, useInParts, useScreen, useWords } from '../services';
import { CameraBar } from './CameraBar';
import { ConfirmDialog } from './ConfirmDialog';
import { LastMoves } from './LastMoves';
import { Loading } from './Loading';
import { News } from './News';
import { NoticeBar } from './NoticeBar';
import { Players } from './Players';
import { Showing } from './Showing';
import { SidePanel } from './SidePanel';
import { Toolbar } from './Toolbar';
import { TurnPanel } from './TurnPanel';
import { UndoDialog } from './UndoDialog';
import './table.css';
import './turn.css';
import './players.css';
import './lists.css';
import './messages.css';
import '../modes/modes.css';
import './phone.css';
import './small.css';

const EndScreen = lazy(() => import('../end/EndScreen'));

/** The interface around a game at the table. */
export default function TableScreen({ session }: { readonly session: Session }) {
  useTableKeys(session);
  useEffect(() => resetLocal, []);
  return (
    <SessionProvider value={session}>
      <Screen />
    </SessionProvider>
  );
}

function Screen() {
  const words = useWords();
  const small = useStore(local, (state) => state.small);
  const panel = useStore(local, (state) => state.panel);
  const asking = useScreen((state) => state.hand.ask !== null);
  const inParts = useInParts();
  const mode = useScreen((state) => state.mode);
  useTitle();
  return (
    <main
      className="ct-table"
      aria-label={words.say('app.region.table')}
      data-small={small}
      data-panel={panel ?? 'none'}
      data-asking={asking}
      data-parts={inParts}
      data-mode={mode}
    >
      <div className="ct-foot">
        <NoticeBar />
        <SelectionBar />
        <CameraBar />
        <AstrayPanel />
        {mode === 'free' ? <FreePanel /> : <TurnPanel />}
        <Toolbar />
      </div>
      <Players />
      <LastMoves />
      <SidePanel />
      <PiecePanel />
      <Showing />
      <News />
      <Inspect />
      <PriceTag />
      <Astray />
      <BoxFrame />
      <PieceMenu />
      <BackDialog />
      <UndoDialog />
      <ConfirmDialog />
      <Loading />
      <End />
    </main>
  );
}

function End() {
  const over = useScreen((state) => state.outcome !== null && !state.presenting && state.showing === null);
  const seen = useStore(local, (state) => state.endSeen);
  if (!over || seen) return null;
  return (
    <Suspense>
      <EndScreen />
    </Suspense>
  );
}

/** The window's title says when it is one's turn. */
function useTitle(): void {
  const words = useWords();
  const describe = useDescriber();
  const view = useScreen((state) => state.view);
  const viewer = useScreen((state) => state.viewer);
  const players = useScreen((state) => state.players);
  const canAct = useScreen((state) => state.canAct);
  useEffect(() => {
    const turn = words.tell(describe.step(view, viewer, players, []).whose);
    document.title = canAct ? words.say('app.title-turn', { turn }) : words.say('app.title');
    return () => {
      document.title = words.say('app.title');
    };
  }, [words, describe, view, viewer, players, canAct]);
}
