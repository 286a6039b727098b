import type { ComponentId, ZoneId } from '../../core/ids';
import type { Session } from '../../session/types';

type TableModel = ReturnType<Session['table']>;
type Component = TableModel['components'][ComponentId];

/** Pieces that are told as one: alike and in the same place, taken from the top. */
export interface PieceGroup {
  /** The uppermost: the one that a hand would take. */
  readonly top: ComponentId;
  readonly count: number;
  readonly component: Component;
  readonly zone: ZoneId;
}

/** All pieces for a list, place by place; what lies loose comes first, each for itself. */
export function pieceGroups({ components, placements }: TableModel): readonly PieceGroup[] {
  const found = new Map<string, PieceGroup & { readonly slot: number }>();
  for (const component of Object.values(components)) {
    const placement = placements[component.id];
    if (!placement) continue;
    const { zone, slot } = placement;
    const loose = placement.pose !== undefined;
    const key = component.alike && !loose ? `${zone}/${component.kind}/${component.look}` : component.id;
    const known = found.get(key);
    const higher = !known || slot > known.slot;
    const top = higher ? { top: component.id, slot } : { top: known.top, slot: known.slot };
    found.set(key, { ...top, count: (known?.count ?? 0) + 1, component, zone });
  }
  const loose = ({ top }: PieceGroup): number => (placements[top]?.pose ? 0 : 1);
  return [...found.values()].sort((a, b) => loose(a) - loose(b) || a.zone.localeCompare(b.zone) || a.slot - b.slot);
}
