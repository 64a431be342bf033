// Finds the browsers of the tests, or installs them. Plain JavaScript, like launch.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const SHELL = 'chromium-headless-shell';
const DEBIANS = '/usr/bin/chromium';
const CHROMIUM = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Paths where programs may be, by name: the path of a setting first, then Debian's place, then PATH. */
function programs(names, set, PATH = '') {
  const folders = ['/usr/bin', ...PATH.split(delimiter).filter(Boolean)];
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return set ? [set, ...paths] : paths;
}

export const chromiumPaths = ({ CHROMIUM_PATH, PATH }) => programs(CHROMIUM, CHROMIUM_PATH, PATH);

const works = (path) =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;

/** Installs packages of Debian's, where this is Debian and we may. */
function installPackages(names) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, stdio: ['ignore', 2, 2], timeout: 300_000 };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...names], options);
}

function foundOrInstalled(name, find, install) {
  const found = find();
  if (found) return found;
  console.error(`Installing ${name} for the tests…`);
  install();
  return find();
}

/** Installs Debian's build without windows beside Debian's Chromium, in the same version. */
function installShell() {
  const query = ['-W', '-f', '${Version}', 'chromium'];
  const { stdout } = spawnSync('dpkg-query', query, { encoding: 'utf8' });
  if (stdout) installPackages([`${SHELL}=${stdout}`]);
}

function playwrightsOwn(root) {
  const { chromium } = createRequire(join(root, 'package.json'))('playwright');
  return [chromium.executablePath()].find(works);
}

/** Path of the Chromium that the browser tests run in; undefined when none could be installed. */
export function findChromium(root, env = process.env) {
  const find = () => chromiumPaths(env).find(works) ?? playwrightsOwn(root);
  const found = foundOrInstalled('Chromium', find, () => {
    const cli = join(root, 'node_modules/playwright/cli.js');
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 2, 2] });
    if (!find()) installPackages(['chromium']);
  });
  if (env.CHROMIUM_PATH || found !== DEBIANS) return found;
  const findShell = () => programs([SHELL], undefined, env.PATH).find(works);
  return foundOrInstalled(SHELL, findShell, installShell) ?? found;
}

/** Path of a Firefox that starts; undefined when there is none and none could be installed. */
export function findFirefox({ FIREFOX_PATH, PATH } = process.env) {
  const find = () => programs(['firefox-esr', 'firefox'], FIREFOX_PATH, PATH).find(works);
  return foundOrInstalled('Firefox', find, () => installPackages(['firefox-esr']));
}

/** MiniBrowser is not on the PATH: it stands beside the processes of its version of WebKitGTK. */
const MINI_BROWSERS = ['', '/*'].map((inner) => `/usr/lib*${inner}/webkit*gtk-*/MiniBrowser`);

/** Programs for tests in WebKit; undefined when some are missing and could not be installed. */
export function findWebKit({ MINIBROWSER_PATH, PATH } = process.env) {
  const find = () => {
    const [driver, display] = ['WebKitWebDriver', 'Xvfb'].map((name) =>
      programs([name], undefined, PATH).find((path) => existsSync(path)),
    );
    const list = `ls -1 ${MINI_BROWSERS.join(' ')} 2>/dev/null`;
    const { stdout } = spawnSync('sh', ['-c', list], { encoding: 'utf8' });
    const browser = MINIBROWSER_PATH ?? stdout.trim().split('\n').at(-1);
    return driver && display && browser ? { driver, display, browser } : undefined;
  };
  const packages = ['webkit2gtk-driver', 'xvfb'];
  return foundOrInstalled('WebKitGTK', find, () => installPackages(packages));
}
