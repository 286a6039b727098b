import { Sorry } from './sorry.mjs';
import { ROOT } from './spawn.mjs';

/**
 * Serves dist/. A taken port takes the next.
 * @param {{ port: number, host?: string | undefined, base?: string }} where port 0 = any free one; `base`: the path
 *   under which the page lies, `/` if left out
 * @returns {Promise<{ local: string[], network: string[], close: () => Promise<void> }>} its addresses
 */
export async function servePage({ port, host, base = '/' }) {
  const { preview } = await import('vite');
  try {
    const server = await preview({
      root: ROOT,
      base,
      logLevel: 'silent',
      preview: { port, strictPort: false, host: host ?? 'localhost' },
    });
    const { local = [], network = [] } = server.resolvedUrls ?? {};
    return { local, network, close: () => server.close() };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EACCES') throw new Sorry(`Port ${port} may not be used by you: choose one above 1023 with --port.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new Sorry(`${host} is no address of this machine: leave --host out, or use 0.0.0.0 for all of them.`);
    }
    throw error;
  }
}
