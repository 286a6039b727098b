import type { ComponentId } from '../../core/ids';
import type { TableOp } from '../../table/free/ops';
import { restOn } from '../../table/poses';
import { baseOf, stackOn } from '../../table/types';
import type { FreeHand } from './freeHand';

/** How far an arrow moves what the keyboard holds, px; with Shift so many times as far. */
const STRIDE = 22;
const FAR = 5;
/** A turn by 90° is so many steps. */
const QUARTER = 6;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keys belong to a field, a dialog, a menu or a list of moves while one is in it. */
const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type=radio],[type=checkbox],[type=range]), textarea, select'))) ||
  document.querySelector('[role=dialog][data-state=open],[role=menu]') !== null;
/** Enter and the arrows do something else there. */
const answers = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, label, [role=option], [role=listbox]') !== null;

/** The keys of the table without rules, as players of tabletop simulators know them. True when one was meant for it. */
export function pressFree(event: KeyboardEvent, hand: FreeHand): boolean {
  const { session } = hand;
  if (session.store.getState().mode !== 'free' || event.defaultPrevented || isElsewhere(event.target)) return false;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'a' || event.altKey) return false;
    session.select(looseOnes(hand));
    return true;
  }
  if (key === 'Alt') return look(hand);
  if (event.altKey) return false;
  if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) return menu(hand);
  const arrow = ARROWS[key];
  if (arrow) return go(hand, arrow, event);
  if (key === 'Enter') return enter(hand, event);
  if (/^[1-9]$/.test(key)) return draw(hand, Number(key));
  const steps = event.shiftKey ? QUARTER : 1;
  switch (key) {
    case 'f':
      return flip(hand);
    case 'q':
      return turn(hand, steps);
    case 'e':
      return turn(hand, -steps);
    case 'r':
      return shuffle(hand);
    case 'g':
      return operate(hand, { type: 'stack', components: meant(hand) });
    default:
      return false;
  }
}

/** What a key is about: what lies under the pointer (with all chosen, when it is among them), else what is chosen. */
function meant({ sight, session }: FreeHand): readonly ComponentId[] {
  const { selection } = session.store.getState();
  if (!sight.pointed || selection.includes(sight.pointed)) return selection;
  return [sight.pointed];
}

function operate(hand: FreeHand, op: TableOp): boolean {
  if ('components' in op && op.components.length === 0) return false;
  hand.session.operate(op);
  return true;
}

function flip(hand: FreeHand): boolean {
  const held = [...hand.holding];
  if (held.length === 0) return operate(hand, { type: 'flip', components: meant(hand) });
  hand.session.operate({ type: 'flip', components: held });
  hand.turn(() => hand.carry.flip());
  return true;
}

function turn(hand: FreeHand, steps: number): boolean {
  if (hand.sight.held) {
    hand.turn(() => hand.carry.turn(steps));
    return true;
  }
  return operate(hand, { type: 'turn', components: meant(hand), steps });
}

function shuffle(hand: FreeHand): boolean {
  const [piece] = meant(hand);
  if (!piece) return hand.closed ? operate(hand, { type: 'shuffle', zone: hand.closed }) : false;
  const placement = hand.board.table.placements[piece];
  if (!placement) return false;
  const zone = placement.pose ? stackOn(baseOf(placement.zone) ?? piece) : placement.zone;
  return operate(hand, { type: 'shuffle', zone });
}

/** So many pieces come out of the bag under the pointer, or off the stack, and lie beside it. */
function draw(hand: FreeHand, count: number): boolean {
  const { board, sight, closed } = hand;
  const piece = sight.pointed ?? meant(hand)[0];
  const placement = piece ? board.table.placements[piece] : undefined;
  if (!closed && (!piece || !placement || hand.eye.count(piece) === null)) return false;
  const from = closed ?? (placement?.pose && piece ? stackOn(baseOf(placement.zone) ?? piece) : placement?.zone);
  if (!from) return false;
  hand.session.operate({ type: 'take', from, count, to: restOn(board.layout, hand.eye.beside(piece ?? null, closed)) });
  return true;
}

function look(hand: FreeHand): boolean {
  const piece = hand.sight.pointed ?? meant(hand)[0];
  if (!piece) return false;
  hand.hooks.onInspect(piece, 'asked');
  return true;
}

function menu(hand: FreeHand): boolean {
  const piece = hand.sight.pointed ?? meant(hand)[0] ?? null;
  if (!piece && !hand.closed) return false;
  hand.ask(piece ? hand.eye.spot(piece) : hand.sight, piece, piece ? null : hand.closed);
  return true;
}

function enter(hand: FreeHand, event: KeyboardEvent): boolean {
  if (event.repeat) return false;
  if (hand.sight.held) {
    hand.putDown(event.timeStamp);
    return true;
  }
  const [piece] = meant(hand);
  if (!piece || answers(event.target)) return false;
  hand.pickUp(piece, event.shiftKey, event.timeStamp);
  return true;
}

/** What the keyboard holds is moved; else the next piece in that direction is chosen. */
function go(hand: FreeHand, [dx, dy]: readonly [number, number], event: KeyboardEvent): boolean {
  if (hand.sight.held) {
    const far = STRIDE * (event.shiftKey ? FAR : 1);
    hand.move(hand.sight.x + dx * far, hand.sight.y + dy * far, event.timeStamp);
    return true;
  }
  if (answers(event.target)) return false;
  const next = nextPiece(hand, dx, dy);
  if (!next) return false;
  hand.session.select([next]);
  return true;
}

/** The nearest piece from the one that is chosen, in a direction of the screen; the first press finds the middle one. */
function nextPiece(hand: FreeHand, dx: number, dy: number): ComponentId | null {
  const { board, lens, session } = hand;
  const here = session.store.getState().selection.at(-1);
  const from = here ? hand.eye.spot(here) : { x: lens.width / 2, y: lens.height / 2 };
  let best: ComponentId | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const id of board.ids()) {
    if (id === here || !board.world.has(id) || board.hidden.has(id)) continue;
    const { x, y } = hand.eye.spot(id);
    const along = (x - from.x) * dx + (y - from.y) * dy;
    const across = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
    if (here && along < 4) continue;
    const far = here ? along + 2 * across : Math.hypot(x - from.x, y - from.y);
    if (far < least) {
      least = far;
      best = id;
    }
  }
  return best;
}

/** Everything that lies loose. */
const looseOnes = ({ board }: FreeHand): readonly ComponentId[] =>
  board.ids().filter((id) => board.table.placements[id]?.pose !== undefined);
