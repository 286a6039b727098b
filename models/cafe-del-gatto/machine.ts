/**
 * The espresso machine's panels as data: how they are called in `espresso-machine.glb` and from where each comes in when
 * the machine is put together before the players' eyes. No geometry here.
 */
type Vec3 = readonly [x: number, y: number, z: number];
type Quat = readonly [x: number, y: number, z: number, w: number];

export interface Assembly {
  /** Panels with the same order come in together; the lowest first. */
  readonly order: number;
  /** Where the panel begins, relative to its resting place. World units. */
  readonly from: Vec3;
  /** How it is turned there, around its own middle, relative to its resting turn. */
  readonly turn: Quat;
}

/** A turn around one axis, degrees. */
const turned = (axis: 'x' | 'y' | 'z', degrees: number): Quat => {
  const half = (degrees * Math.PI) / 360;
  const s = Math.sin(half);
  return [axis === 'x' ? s : 0, axis === 'y' ? s : 0, axis === 'z' ? s : 0, Math.cos(half)];
};

/**
 * In the order of assembly. The left side panel stands first; what has tabs slides into its slots from the right; the right
 * side panel closes the box.
 */
const MOTIONS = {
  'panel:left-side': [[-1.6, 0.9, 0.4], turned('z', 34)],
  'panel:back': [[1.9, 0.5, -0.5], turned('y', -26)],
  'panel:column': [[1.9, 0.6, 0.4], turned('y', 24)],
  'panel:tray': [[1.7, 0.4, 0.7], turned('z', -16)],
  'panel:apron': [[1.4, 0.2, 1.1], turned('y', 30)],
  'panel:right-side': [[1.7, 0.9, 0.3], turned('z', -34)],
  'panel:top': [[0.2, 1.5, 0.2], turned('x', 28)],
  'panel:chute-milk': [[-0.9, 0.7, 1.3], turned('y', 30)],
  'panel:chute-coffee': [[0.9, 0.7, 1.3], turned('y', -30)],
  'panel:head-left': [[-0.7, 0.8, 1.2], turned('y', 50)],
  'panel:head-right': [[0.7, 0.8, 1.2], turned('y', -50)],
  'panel:head-floor': [[0, -0.2, 1.5], turned('x', -40)],
  'panel:head-top': [[0, 1.2, 0.7], turned('x', 40)],
  'panel:head-front': [[0.1, 0.5, 1.8], turned('x', -30)],
  'panel:gauge-left': [[-0.5, 0.4, 1.6], turned('z', 200)],
  'panel:gauge-right': [[0.5, 0.4, 1.6], turned('z', -200)],
  'part:group-head': [[0, -0.1, 1.6], turned('y', 60)],
  'part:portafilter': [[0.9, 0.1, 1.5], turned('y', 80)],
  'part:steam-wand': [[1.1, 0.2, 1.3], turned('z', -40)],
  'panel:surcharge-milk-1': [[-0.8, 0.3, 1.2], turned('z', 120)],
  'panel:surcharge-coffee-1': [[0.8, 0.3, 1.2], turned('z', -120)],
  'panel:surcharge-milk-2': [[-0.8, 0.3, 1.2], turned('z', 120)],
  'panel:surcharge-coffee-2': [[0.8, 0.3, 1.2], turned('z', -120)],
  'panel:sign-milk': [[-0.5, 0.6, 1.4], turned('x', 60)],
  'panel:sign-coffee': [[0.5, 0.6, 1.4], turned('x', 60)],
} as const satisfies Readonly<Record<string, readonly [Vec3, Quat]>>;

export type MachinePanel = keyof typeof MOTIONS;

/** The names of the nodes in the GLB, in the order of assembly. three's loader keeps them in `userData.name`. */
export const MACHINE_PANELS = Object.keys(MOTIONS) as readonly MachinePanel[];

/** Pairs come in together: left and right, milk and coffee. */
const STEPS: readonly (readonly MachinePanel[])[] = pairUp(MACHINE_PANELS);

function pairUp(names: readonly MachinePanel[]): MachinePanel[][] {
  const plain = (name: string): string => name.replace(/-(left|right|milk|coffee)/, '');
  const steps: MachinePanel[][] = [];
  for (const name of names) {
    const last = steps.at(-1);
    if (last?.[0] && plain(last[0]) === plain(name)) last.push(name);
    else steps.push([name]);
  }
  return steps;
}

/** When a panel comes in, counted from 0. */
export const assemblyOrder = (name: MachinePanel): number => STEPS.findIndex((step) => step.includes(name));

/** How many steps the assembly has. */
export const ASSEMBLY_STEPS = STEPS.length;

export function assemblyOf(name: MachinePanel): Assembly {
  const [from, turn] = MOTIONS[name];
  return { order: assemblyOrder(name), from, turn };
}
