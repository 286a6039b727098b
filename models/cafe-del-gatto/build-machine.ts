import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { machineGlb } from './machineGlb';

/** Writes `espresso-machine.glb` beside this file: `npx tsx models/cafe-del-gatto/build-machine.ts`. */
const bytes = await machineGlb();
writeFileSync(fileURLToPath(new URL('espresso-machine.glb', import.meta.url)), bytes);
console.log(`espresso-machine.glb: ${Math.round(bytes.length / 1024)} kB`);
