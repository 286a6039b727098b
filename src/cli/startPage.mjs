import { parseArgs } from 'node:util';
import { ensurePage } from './setup/built.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { servePage } from './setup/serve.mjs';
import { Sorry } from './setup/sorry.mjs';

const USAGE = `npm start -- [--port N] [--host ADDRESS]

  --port N        the port to serve at (4173; a taken one takes the next)
  --host ADDRESS  who may come: this machine only if left out; 0.0.0.0 = everyone in the network`;

/**
 * Reads the command line. `npm start --port 5000`, without the two dashes, reaches us as npm's own settings.
 * @param {readonly string[]} args
 * @param {Record<string, string | undefined>} env
 * @returns {{ port: number, host?: string, help: boolean }}
 */
export function readArguments(args, env) {
  const { port, host, help } = parse(args);
  const wanted = port ?? (env.npm_config_port || '4173');
  if (!/^\d{1,5}$/.test(wanted) || Number(wanted) > 65535) {
    throw new Sorry(`--port must be a number from 0 to 65535, not "${wanted}".`, 2);
  }
  // npm reads `--host` without a value as "true".
  const from = host ?? (env.npm_config_host === 'true' ? '0.0.0.0' : env.npm_config_host);
  return { port: Number(wanted), help: help ?? false, ...(from ? { host: from } : {}) };
}

/** @param {readonly string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args: [...args],
      options: { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    }).values;
  } catch (error) {
    const why = error instanceof Error ? error.message.split('. ')[0] : error;
    throw new Sorry(`${why}.\n\n${USAGE}`, 2);
  }
}

export async function main() {
  const { port, host, help } = readArguments(process.argv.slice(2), process.env);
  if (help) {
    console.log(USAGE);
    return;
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.once(signal, () => process.exit(0));
  await ensurePackages();
  await ensurePage();
  const { local, network } = await servePage({ port, host });
  const addresses = [...local, ...network];
  console.log(`\n  The table is set: ${addresses.join('\n                    ')}\n\n  Ctrl-C clears it away.\n`);
}
