import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The checkout's folder. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Runs a program in the checkout's folder, its output going where ours goes, and waits for its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, capture?: boolean }} [how] `capture`: also hand back what it
 *   writes to standard output
 * @returns {Promise<{ code: number, out: string }>} the exit status (1 when it was ended by a signal)
 */
export function run(command, args, { env = {}, capture = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', capture ? 'pipe' : 'inherit', 'inherit'],
    });
    let out = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      out += text;
      process.stdout.write(text);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, out }));
  });
}

/**
 * Runs a Node program of the checkout.
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, capture?: boolean }} [how]
 */
export const runNode = (args, how) => run(process.execPath, args, how);
