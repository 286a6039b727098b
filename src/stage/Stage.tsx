import { useThree } from '@react-three/fiber';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { ACESFilmicToneMapping, SRGBColorSpace } from 'three';
import { atlasInstancing } from '../../models/art/atlasInstancing';
import type { Phrase } from '../core/phrase';
import type { Session } from '../session/types';
import { CameraRig } from './camera/CameraRig';
import type { CameraDesk } from './camera/desk';
import type { GameTable } from './games/gameTable';
import type { FreeStageHooks } from './hands/freeHooks';
import { ContactShadows } from './look/ContactShadows';
import type { Standing } from './look/shadowBatch';
import { Lights, useShadowRefresh } from './look/Lights';
import { disposeMaterials, makeMaterials } from './look/materials';
import { PROP_SHADOWS, Props } from './look/Props';
import { EXPOSURE, QUALITY } from './look/quality';
import type { Quality } from './look/quality';
import { Room } from './look/Room';
import { TableTop } from './look/TableTop';
import { useRoomTextures } from './look/useRoomTextures';
import { Vapour } from './look/vapour';
import { Vignette } from './look/Vignette';
import { Play } from './Play';
import { TableCanvas } from './TableCanvas';
import { Lens } from './theatre/lens';
import type { Noise } from './theatre/noise';
import type { SetUp } from './theatre/setUp';
import { Shakes } from './theatre/shakes';
import type { Ticker } from './theatre/ticker';

/** What the stage tells whoever shows words around it. */
export interface StageHooks extends FreeStageHooks {
  /** The words beside the held piece; null hides them. Coordinates: CSS pixels in the window. */
  readonly onTag: (
    tag: {
      readonly x: number;
      readonly y: number;
      readonly tone: 'legal' | 'illegal' | 'plain';
      readonly phrase: Phrase;
      readonly rule: string | null;
    } | null,
  ) => void;
  /** A piece to be read large; null closes the card. */
  readonly onInspect: (
    piece: { readonly id: string; readonly zone: string; readonly art: HTMLCanvasElement | null } | null,
    how: 'hover' | 'asked',
  ) => void;
  /** The table can be seen and used. */
  readonly onReady: () => void;
  /** Something can be heard at the table. */
  readonly onNoise: (noise: Noise) => void;
  /** The graphics card has dropped the picture (`false`), or gives it back. */
  readonly onPicture: (there: boolean) => void;
}

export interface StageProps {
  readonly table: GameTable;
  readonly session: Session | null;
  readonly quality: Quality;
  /** 1 as a person's hands; 0 shows nothing in between (reduced motion). */
  readonly pace: number;
  readonly ticker: Ticker;
  readonly setUp: SetUp;
  readonly desk: CameraDesk;
  readonly hooks: StageHooks;
}

/**
 * The one canvas of the page: the café, the table, and the game that is being played at it. Another quality changes it in
 * place; what is held stays in the hand.
 */
export function Stage(props: StageProps) {
  const { quality, session } = props;
  const settings = QUALITY[quality];
  const antialias = useAntialias(settings.antialias, session);
  return (
    <TableCanvas
      key={`antialias ${antialias}`}
      className="stage"
      shadows={settings.shadows}
      dpr={[...settings.dpr]}
      gl={{ antialias, powerPreference: 'high-performance', preserveDrawingBuffer: true }}
      camera={{ position: [0, 4.3, 6.7], fov: 38, near: 0.3, far: 90 }}
      onCreated={({ gl }) => {
        gl.toneMapping = ACESFilmicToneMapping;
        gl.toneMappingExposure = EXPOSURE;
        gl.outputColorSpace = SRGBColorSpace;
      }}
    >
      <Suspense fallback={null}>
        <Café {...props} />
      </Suspense>
    </TableCanvas>
  );
}

/**
 * Smooth edges are the one thing that only a new canvas can have or lose. It is made anew while no hand holds a piece and
 * no move is being shown; until then the old one serves.
 */
function useAntialias(wanted: boolean, session: Session | null): boolean {
  const [now, setNow] = useState(wanted);
  useEffect(() => {
    const free = (): boolean => {
      const { hand, presenting } = session?.store.getState() ?? {};
      return !hand?.held && !presenting;
    };
    if (now === wanted) return undefined;
    if (free()) setNow(wanted);
    return session?.store.subscribe(() => {
      if (free()) setNow(wanted);
    });
  }, [now, wanted, session]);
  return now;
}

function Café({ table, session, quality, pace, ticker, setUp, desk, hooks }: StageProps) {
  const textures = useRoomTextures();
  const atlases = useMemo(() => table.atlases(), [table]);
  const materials = useMemo(() => {
    const made = makeMaterials({ quality, atlases, wood: textures.wood });
    atlasInstancing(made.stone);
    atlasInstancing(made.token);
    return made;
  }, [quality, atlases, textures]);
  useEffect(() => () => disposeMaterials(materials), [materials]);
  const vapour = useVapour(ticker, quality === 'high' && pace > 0);
  const standing = useRef<Standing[]>([...PROP_SHADOWS, ...table.standing]);
  const lens = useMemo(() => new Lens(), []);
  const shakes = useMemo(() => new Shakes(ticker.clock), [ticker]);
  const shadows = QUALITY[quality].shadows !== false;
  const { Scenery } = table;
  return (
    <>
      <Redraw ticker={ticker} lens={lens} quality={quality} hooks={hooks} />
      <CameraRig desk={desk} lens={lens} />
      <Room quality={quality} textures={textures} />
      <Lights quality={quality} />
      <TableTop materials={materials} />
      <Props materials={materials} vapour={vapour} />
      <ContactShadows standing={standing} />
      <Scenery materials={materials} shadows={shadows} setUp={setUp} shakes={shakes} />
      {session && (
        <Play
          key={sessionKey(session)}
          table={table}
          session={session}
          materials={materials}
          shadows={shadows}
          pace={pace}
          ticker={ticker}
          setUp={setUp}
          shakes={shakes}
          desk={desk}
          lens={lens}
          standing={standing}
          hooks={hooks}
        />
      )}
      <Vignette />
    </>
  );
}

const keys = new WeakMap<Session, number>();
let sessions = 0;
function sessionKey(session: Session): number {
  const known = keys.get(session) ?? ++sessions;
  keys.set(session, known);
  return known;
}

function useVapour(ticker: Ticker, lively: boolean): Vapour {
  const vapour = useMemo(() => new Vapour(), []);
  useEffect(() => {
    vapour.lively = lively;
  }, [vapour, lively]);
  useEffect(() => {
    const leave = [ticker.add(vapour), ticker.onRedraw(() => vapour.stir())];
    return () => leave.forEach((each) => each());
  }, [ticker, vapour]);
  return vapour;
}

interface RedrawProps {
  readonly ticker: Ticker;
  readonly lens: Lens;
  readonly quality: Quality;
  readonly hooks: StageHooks;
}

/** Draws when time has changed something, and gives others the camera. */
function Redraw({ ticker, lens, quality, hooks }: RedrawProps) {
  const { camera, gl, invalidate } = useThree();
  const refresh = useShadowRefresh();
  useEffect(() => {
    lens.camera = camera;
    lens.canvas = gl.domElement;
  }, [lens, camera, gl]);
  useEffect(() => ticker.onRedraw(refresh), [ticker, refresh]);
  useEffect(() => {
    const look = (): void => ticker.setHidden(document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [ticker]);
  useEffect(() => {
    invalidate();
    hooks.onReady();
  }, [invalidate, hooks]);
  useEffect(refresh, [refresh, quality]);
  useEffect(() => {
    const canvas = gl.domElement;
    const lost = (): void => hooks.onPicture(false);
    const back = (): void => {
      hooks.onPicture(true);
      refresh();
    };
    canvas.addEventListener('webglcontextlost', lost);
    canvas.addEventListener('webglcontextrestored', back);
    return () => {
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.removeEventListener('webglcontextrestored', back);
    };
  }, [gl, hooks, refresh]);
  return null;
}
