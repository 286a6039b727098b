import { ASSEMBLY_STEPS } from '../../../../models/cafe-del-gatto/machine';

/** Between two steps of the machine's assembly, and how long a panel takes to come in, ms. */
export const STEP = 150;
export const COMING = 520;
export const ASSEMBLY_TIME = ASSEMBLY_STEPS * STEP + COMING;
