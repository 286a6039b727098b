import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Sorry } from './sorry.mjs';
import { run } from './spawn.mjs';

/** Names under which a Chromium may be found in the PATH, best first. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** What Debian calls the browser, and the Mesa libraries that draw WebGL without a graphics card (llvmpipe). */
const BROWSER_PACKAGES = ['chromium', 'fonts-dejavu-core'];
const MESA_PACKAGES = ['libgl1-mesa-dri', 'libegl1', 'libegl-mesa0', 'libgl1', 'libgles2', 'libgbm1'];

/**
 * The machine as the search sees it; a test fakes it.
 * @typedef {object} Machine
 * @property {Record<string, string | undefined>} env
 * @property {string} platform as in `process.platform`
 * @property {string} home
 * @property {boolean} root whether we may install
 * @property {(path: string) => boolean} runnable
 * @property {(path: string) => readonly string[]} list names in a folder; none when there is no such folder
 * @property {(path: string) => string} read a file's text; empty when there is none
 */

/** @returns {Machine} */
function thisMachine() {
  return {
    env: process.env,
    platform: process.platform,
    home: homedir(),
    root: process.getuid?.() === 0,
    runnable(path) {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    },
    list: (path) => (existsSync(path) ? readdirSync(path) : []),
    read: (path) => (existsSync(path) ? readFileSync(path, 'utf8') : ''),
  };
}

/**
 * A Chromium that is there: CHROME_PATH, then the PATH, then one already on the disk. Nothing is installed.
 * @param {Machine} machine
 * @returns {string | null} its path
 * @throws {Sorry} when CHROME_PATH names something that can't be run
 */
export function findBrowser(machine = thisMachine()) {
  const { env, runnable } = machine;
  if (env.CHROME_PATH) {
    if (runnable(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Sorry(`CHROME_PATH is ${env.CHROME_PATH}, and there is no program at that place.`);
  }
  const ending = machine.platform === 'win32' ? '.exe' : '';
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name + ending)));
  return [...inPath, ...knownPlaces(machine)].find(runnable) ?? null;
}

/**
 * @param {Machine} machine
 * @returns {string[]}
 */
function knownPlaces({ env, platform, home, list }) {
  if (platform === 'darwin') {
    return ['Chromium', 'Google Chrome'].flatMap((name) =>
      ['/Applications', join(home, 'Applications')].map((base) => `${base}/${name}.app/Contents/MacOS/${name}`),
    );
  }
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((base) =>
      base ? ['Chromium', 'Google/Chrome'].map((name) => join(base, name, 'Application/chrome.exe')) : [],
    );
  }
  const cache = join(home, '.cache/ms-playwright');
  const cached = list(cache).filter((name) => /^chromium-\d+$/.test(name));
  return [
    '/usr/bin/chromium',
    '/usr/lib/chromium/chromium',
    '/usr/lib64/chromium-browser/chromium-browser',
    '/snap/bin/chromium',
    '/opt/google/chrome/chrome',
    '/opt/chromium/chrome',
    ...cached.flatMap((name) => ['chrome-linux', 'chrome-linux64'].map((inner) => join(cache, name, inner, 'chrome'))),
  ];
}

/**
 * The Debian packages that are missing on this machine: the browser itself, or only the Mesa libraries.
 * @param {Machine} machine
 * @returns {string[]}
 */
export function missingPackages(machine) {
  if (machine.platform !== 'linux') return [];
  const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64', '/usr/lib'];
  const mesa = libraries.some(
    (folder) =>
      machine.list(`${folder}/dri`).includes('swrast_dri.so') &&
      machine.list(folder).some((name) => name.startsWith('libEGL_mesa.so')),
  );
  return [...(findBrowser(machine) ? [] : BROWSER_PACKAGES), ...(mesa ? [] : MESA_PACKAGES)];
}

/** @param {Machine} machine */
const mayInstall = (machine) =>
  machine.root &&
  /^(ID|ID_LIKE)=.*debian/m.test(machine.read('/etc/os-release')) &&
  machine.runnable('/usr/bin/apt-get');

/**
 * A Chromium for the tests, installed from Debian when there is none and we are root there.
 * @param {Machine} machine
 * @param {(command: string, args: string[]) => Promise<boolean>} act runs a program; whether it went well
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser(machine = thisMachine(), act = quietly) {
  const missing = missingPackages(machine);
  if (missing.length > 0 && mayInstall(machine)) {
    console.log(`Installing ${missing.join(', ')} (once, some minutes) …`);
    const done =
      (await act('apt-get', ['update'])) &&
      (await act('apt-get', ['install', '-y', '--no-install-recommends', ...missing]));
    if (!done)
      throw new Sorry(`The browser for the tests could not be installed: try apt-get install ${missing.join(' ')}.`);
  }
  const found = findBrowser(machine);
  if (found) return found;
  throw new Sorry(
    'The browser tests need a Chromium: install chromium or Google Chrome, or set CHROME_PATH to one that is already there.',
  );
}

/**
 * @param {string} command
 * @param {string[]} args
 */
async function quietly(command, args) {
  const { code } = await run(command, ['-qq', ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  return code === 0;
}
