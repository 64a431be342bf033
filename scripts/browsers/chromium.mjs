// Finds a Chromium for the browser tests, or brings one. Plain JavaScript, like launch.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Chromium without windows: the same pages in half the time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Programs that may be a Chromium, the best first: CHROMIUM_PATH, then one without windows, then any
 * other, each in Debian's place before those of PATH.
 */
export function chromiumPaths({ CHROMIUM_PATH, PATH }) {
  return [...programs([HEADLESS_SHELL], CHROMIUM_PATH, PATH), ...programs(NAMES, undefined, PATH)];
}

/** Paths where a program of one of these names may be: `said` first, then Debian's place, then PATH. */
export function programs(names, said, PATH = '') {
  const folders = ['/usr/bin', ...PATH.split(delimiter).filter(Boolean)];
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return said ? [said, ...found] : found;
}

export function works(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Returns the path of Playwright's own Chromium, downloaded or not. */
function playwrightPath(root) {
  return createRequire(join(root, 'package.json'))('playwright').chromium.executablePath();
}

function download(root) {
  const cli = join(root, 'node_modules/playwright/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 2, 2] });
}

/** Installs Debian's build without windows beside Debian's Chromium, in the same version. */
function installHeadlessShell() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  const query = ['-W', '-f', '${Version}', 'chromium'];
  const { stdout } = spawnSync('dpkg-query', query, { encoding: 'utf8' });
  if (!stdout) return;
  console.error('Installing chromium-headless-shell, which halves the time of browser tests…');
  const install = ['install', '-y', '--no-install-recommends', `${HEADLESS_SHELL}=${stdout}`];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', install, { env, stdio: 'ignore', timeout: 60_000 });
}

/** Installs packages of Debian's, where this is Debian and we may. */
export function installPackages(names) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: ['ignore', 2, 2] };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], options);
}

/** Path of a Chromium with windows; undefined when there is none and none could be installed. */
function findWindowed(root, env) {
  const find = () => programs(NAMES, undefined, env.PATH).find(works);
  const installed = find();
  if (installed) return installed;
  const own = playwrightPath(root);
  if (works(own)) return own;
  console.error('Installing Chromium for the browser tests…');
  download(root);
  if (works(own)) return own;
  installPackages(['chromium']);
  return find();
}

/** Path of the Chromium that the browser tests run in; undefined when none could be installed. */
export function findChromium(root, env = process.env) {
  if (env.CHROMIUM_PATH && works(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
  const windowed = findWindowed(root, env);
  const findShell = () => programs([HEADLESS_SHELL], undefined, env.PATH).find(works);
  const shell = findShell();
  if (shell || !windowed) return shell;
  installHeadlessShell();
  return findShell() ?? windowed;
}
