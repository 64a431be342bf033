// Runs a script of this folder: `node scripts/launch.mjs <name> [arguments]`. Plain JavaScript
// without dependencies, because it is what brings them: on a fresh clone `npm start` is enough.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, findFirefox, findWebKit } from './browsers.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Whether Vite 8 runs on a version of Node: 20.19 or newer, or 22.12 or newer; not those between. */
export function isNodeSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  if (major === 22) return minor >= 12;
  return major > 22;
}

/** Whether npm has installed package-lock.json. A checkout changes times, not contents; optional packages are for other systems. */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted.packages).every(
    ([path, entry]) =>
      path === '' ||
      entry.optional ||
      entry.devOptional ||
      entry.integrity === installed.packages[path]?.integrity,
  );
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

const NEEDS_BROWSER = ['test', 'test-long', 'bench', 'chaos', 'diff-brands', 'looks'];

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** npm's words go to stderr: stdout belongs to the script, which may print JSON. */
function installPackages() {
  const wanted = readJson(join(root, 'package-lock.json'));
  const installed = readJson(join(root, 'node_modules/.package-lock.json'));
  if (installed && isInstalled(wanted, installed)) return;
  console.error('Installing packages…');
  const npm = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  const { status } = npm
    ? spawnSync(process.execPath, [npm, 'ci'], options)
    : spawnSync('npm ci', { ...options, shell: true });
  if (status !== 0)
    fail('`npm ci` failed: read its message above, then run the same command again.');
}

/** The production command, which needs no packages: what it serves was built with everything inside. */
const BUILT_SERVER = 'dist/server/serve.js';

/** Node's arguments for it. Garbage goes early rather than late: otherwise it holds up to 100 MB more. */
export const SERVE = ['--max-semi-space-size=2', '--optimize-for-size', BUILT_SERVER];

/** Node's arguments for a command of this project, without those of the command itself. */
function scriptOf(name) {
  if (name === 'serve') {
    if (existsSync(join(root, BUILT_SERVER))) return SERVE;
    fail('Nothing is built yet: run `npm run build` first.');
  }
  const script = join('scripts', `${name}.ts`);
  if (!existsSync(join(root, script))) fail(`There is no ${script}.`);
  return ['--import', 'tsx', script];
}

function run(name, args, env) {
  const options = { cwd: root, stdio: 'inherit', env };
  const child = spawn(process.execPath, [...scriptOf(name), ...args], options);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + constants.signals[signal]);
  });
}

/** A program that a command needs. Ends the command where it is missing and could not be installed. */
function needed(name, program, advice) {
  return program ?? fail(`This needs ${name}, which could not be installed: ${advice}.`);
}

function main([name, ...args]) {
  if (!isNodeSupported(process.versions.node)) {
    fail(
      `Node ${process.versions.node} cannot run this: install Node 20.19 or newer, or 22.12 or newer.`,
    );
  }
  if (name !== 'serve') installPackages();
  const env = { ...process.env };
  const isWithout = args.includes('--no-pictures') || args.includes('--changed');
  if (NEEDS_BROWSER.includes(name) && !isWithout) {
    const advice = 'install it and set CHROMIUM_PATH to its program';
    env.CHROMIUM_PATH = needed('Chromium', findChromium(root), advice);
  }
  if (name === 'test-long') {
    needed('WebKitGTK', findWebKit(), 'install webkit2gtk-driver and xvfb (their names in Debian)');
    const advice = 'install it (firefox-esr in Debian) and set FIREFOX_PATH to its program';
    env.FIREFOX_PATH = needed('Firefox', findFirefox(), advice);
  }
  run(name, args, env);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
