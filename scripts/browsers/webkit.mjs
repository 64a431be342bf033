// Finds WebKitGTK's MiniBrowser and its WebDriver, or brings them. Plain JavaScript, like launch.mjs.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, programs } from './chromium.mjs';

/** Debian's packages: the WebDriver, which brings the browser, and a display without a screen. */
const PACKAGES = ['webkit2gtk-driver', 'xvfb'];

/** Folders below which distributions keep programs of libraries. */
const LIBRARIES = ['/usr/lib', '/usr/libexec', '/usr/lib64'];

const foldersOf = (path) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(path, name))
    : [];

/** MiniBrowser is not on the PATH: it stands beside the processes of its version of WebKitGTK. */
function findMiniBrowser() {
  const near = LIBRARIES.flatMap(foldersOf);
  const folders = [
    ...near,
    ...near.filter((path) => path.endsWith('-linux-gnu')).flatMap(foldersOf),
  ];
  return folders
    .filter((path) => /\/webkit(2)?gtk-[\d.]+$/.test(path))
    .map((path) => join(path, 'MiniBrowser'))
    .filter((path) => existsSync(path))
    .sort()
    .at(-1);
}

function find({ MINIBROWSER_PATH, PATH }) {
  const [driver, display] = ['WebKitWebDriver', 'Xvfb'].map((name) =>
    programs([name], undefined, PATH).find((path) => existsSync(path)),
  );
  const browser = MINIBROWSER_PATH ?? findMiniBrowser();
  return driver && display && browser ? { driver, display, browser } : undefined;
}

/** Programs for tests in WebKit; undefined when some are missing and could not be installed. */
export function findWebKit(env = process.env) {
  const atHand = find(env);
  if (atHand) return atHand;
  console.error('Installing WebKitGTK for the tests of three engines…');
  installPackages(PACKAGES);
  return find(env);
}
