import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureBrowser, findBrowser, missingPackages } from '../../src/cli/setup/browser.mjs';
import { browserFlags } from '../../src/cli/setup/browserFlags.mjs';

interface Faked {
  env?: Record<string, string>;
  platform?: string;
  root?: boolean;
  /** Programs that can be run. */
  programs?: string[];
  folders?: Record<string, string[]>;
  release?: string;
}

const fake = ({ env = {}, platform = 'linux', root = false, programs = [], folders = {}, release = '' }: Faked) => ({
  env,
  platform,
  root,
  home: '/home/luna',
  runnable: (path: string) => programs.includes(path),
  list: (path: string) => folders[path] ?? [],
  read: (path: string) => (path === '/etc/os-release' ? release : ''),
});

const DEBIAN = 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\n';
const MESA = { '/usr/lib/x86_64-linux-gnu/dri': ['swrast_dri.so'], '/usr/lib/x86_64-linux-gnu': ['libEGL_mesa.so.0'] };
const APT = '/usr/bin/apt-get';
const CACHED = '/home/luna/.cache/ms-playwright/chromium-1200/chrome-linux/chrome';

describe('which browser the tests use', () => {
  it('CHROME_PATH goes before everything', () => {
    const machine = {
      env: { CHROME_PATH: '/my/chrome', PATH: '/usr/bin' },
      programs: ['/my/chrome', '/usr/bin/chromium'],
    };
    expect(findBrowser(fake(machine))).toBe('/my/chrome');
  });

  it('a CHROME_PATH that leads nowhere is an error, not passed over', () => {
    const machine = { env: { CHROME_PATH: '/my/chrome', PATH: '/usr/bin' }, programs: ['/usr/bin/chromium'] };
    expect(() => findBrowser(fake(machine))).toThrow('CHROME_PATH is /my/chrome, and there is no program');
  });

  it('then the PATH: Chromium in any of its folders before Chrome', () => {
    const env = { PATH: '/a:/b' };
    expect(findBrowser(fake({ env, programs: ['/a/google-chrome', '/b/chromium'] }))).toBe('/b/chromium');
    expect(findBrowser(fake({ env, programs: ['/a/google-chrome', '/b/chromium-browser'] }))).toBe(
      '/b/chromium-browser',
    );
    expect(findBrowser(fake({ env, programs: ['/a/google-chrome'] }))).toBe('/a/google-chrome');
  });

  it('then one that lies on the disk', () => {
    const env = { PATH: '/a' };
    expect(findBrowser(fake({ env, programs: ['/opt/google/chrome/chrome'] }))).toBe('/opt/google/chrome/chrome');
    const folders = { '/home/luna/.cache/ms-playwright': ['ffmpeg-1011', 'chromium-1200'] };
    expect(findBrowser(fake({ env, programs: [CACHED], folders }))).toBe(CACHED);
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findBrowser(fake({ env, platform: 'darwin', programs: [chrome] }))).toBe(chrome);
  });

  it('or none', () => {
    expect(findBrowser(fake({ env: { PATH: '/a' } }))).toBeNull();
  });
});

describe('what is installed', () => {
  beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));

  it('names the browser and the Mesa libraries only where they are missing', () => {
    const env = { PATH: '/usr/bin' };
    expect(missingPackages(fake({ env, programs: ['/usr/bin/chromium'], folders: MESA }))).toEqual([]);
    expect(missingPackages(fake({ env, folders: MESA }))).toContain('chromium');
    expect(missingPackages(fake({ env, folders: MESA }))).not.toContain('libgl1-mesa-dri');
    const mesa = missingPackages(fake({ env, programs: ['/usr/bin/chromium'] }));
    expect(mesa).toEqual(expect.arrayContaining(['libgl1-mesa-dri', 'libegl1', 'libgl1']));
    expect(mesa).not.toContain('chromium');
    expect(missingPackages(fake({ env, platform: 'darwin' }))).toEqual([]);
  });

  it('by root on Debian, with apt-get', async () => {
    const programs = [APT];
    const commands: string[] = [];
    const act = async (command: string, args: string[]): Promise<boolean> => {
      commands.push(`${command} ${args.join(' ')}`);
      if (args[0] === 'install') programs.push('/usr/bin/chromium');
      return true;
    };
    const machine = fake({ env: { PATH: '/usr/bin' }, root: true, programs, release: DEBIAN, folders: MESA });
    expect(await ensureBrowser(machine, act)).toBe('/usr/bin/chromium');
    expect(commands[0]).toBe('apt-get update');
    expect(commands[1]).toMatch(/^apt-get install -y --no-install-recommends chromium/);
    expect(await ensureBrowser(machine, act)).toBe('/usr/bin/chromium');
    expect(commands).toHaveLength(2);
  });

  it('by nobody else: a sentence says what to do', async () => {
    const act = async (): Promise<boolean> => {
      throw new Error('nothing may be run here');
    };
    const wanted = /install chromium or Google Chrome, or set CHROME_PATH/;
    await expect(ensureBrowser(fake({ programs: [APT], release: DEBIAN }), act)).rejects.toThrow(wanted);
    await expect(ensureBrowser(fake({ root: true, programs: [APT], release: 'ID=fedora\n' }), act)).rejects.toThrow(
      wanted,
    );
  });

  it('a failed installation is said in a sentence', async () => {
    const machine = fake({ root: true, programs: [APT], release: DEBIAN });
    await expect(ensureBrowser(machine, async () => false)).rejects.toThrow(
      /could not be installed: try apt-get install chromium/,
    );
  });
});

describe('how the browser is started', () => {
  it('draws by Mesa on Linux, where the block list must be off for WebGL', () => {
    expect(browserFlags('linux').args).toEqual(
      expect.arrayContaining(['--use-angle=gl-egl', '--ignore-gpu-blocklist']),
    );
    expect(browserFlags('darwin').args).not.toContain('--use-angle=gl-egl');
  });
});
