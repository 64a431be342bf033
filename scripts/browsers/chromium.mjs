// Finds a Chromium for the browser tests, or brings one. Plain JavaScript, like launch.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Programs that may be a Chromium, the likeliest first: CHROMIUM_PATH, then Debian's, then PATH's. */
export function candidates({ CHROMIUM_PATH, PATH }) {
  return programs(NAMES, CHROMIUM_PATH, PATH);
}

/** Where a program of one of these names may be: where it is said to be, then Debian's place, then PATH. */
export function programs(names, said, PATH = '') {
  const folders = ['/usr/bin', ...PATH.split(delimiter).filter(Boolean)];
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return said ? [said, ...found] : found;
}

export function works(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Where Playwright keeps its own Chromium, downloaded or not. */
function playwrightPath(root) {
  return createRequire(join(root, 'package.json'))('playwright').chromium.executablePath();
}

function download(root) {
  const cli = join(root, 'node_modules/playwright/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 2, 2] });
}

/** Installs a package of Debian's, where this is Debian and we may. */
export function installPackage(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: ['ignore', 2, 2] };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
}

/** Path of a Chromium that starts; undefined when there is none and none could be installed. */
export function findChromium(root, env = process.env) {
  const atHand = candidates(env).find(works);
  if (atHand) return atHand;
  const own = playwrightPath(root);
  if (works(own)) return own;
  console.error('Installing Chromium for the browser tests…');
  download(root);
  if (works(own)) return own;
  installPackage('chromium');
  return candidates(env).find(works);
}
