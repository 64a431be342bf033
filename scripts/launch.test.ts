import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chromiumPaths, findChromium, findFirefox } from './browsers.mjs';
import { isInstalled, isNodeSupported } from './launch.mjs';

test.each([
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
])('Node %s can run it: %s', (version, expected) => {
  expect(isNodeSupported(version)).toBe(expected);
});

const lock = (packages: Record<string, object>) => ({ packages: { '': {}, ...packages } });

test('packages are installed when npm wrote down the same contents', () => {
  const wanted = lock({ 'node_modules/a': { integrity: 'sha512-1' } });
  expect(isInstalled(wanted, wanted)).toBe(true);
  expect(isInstalled(wanted, lock({ 'node_modules/a': { integrity: 'sha512-2' } }))).toBe(false);
  expect(isInstalled(wanted, lock({}))).toBe(false);
  const ofAnotherSystem = { 'node_modules/a-win32': { integrity: 'sha512-1', optional: true } };
  expect(isInstalled(lock(ofAnotherSystem), lock({}))).toBe(true);
});

test('Chromium is looked for at CHROMIUM_PATH first, then without windows, then in /usr/bin', () => {
  const found = chromiumPaths({ CHROMIUM_PATH: '/opt/mine', PATH: '/usr/local/bin' });
  expect(found[0]).toBe('/opt/mine');
  expect(found[1]).toBe('/usr/bin/chromium-headless-shell');
  expect(found).toContain('/usr/local/bin/google-chrome');
  expect(chromiumPaths({}).slice(0, 2)).toEqual([
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
  ]);
});

test('a program that answers is taken', () => {
  const program = join(mkdtempSync(join(tmpdir(), 'chromium-')), 'browser');
  writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  expect(findChromium('.', { CHROMIUM_PATH: program })).toBe(program);
  expect(findFirefox({ FIREFOX_PATH: program })).toBe(program);
});

test('the production command installs nothing and runs what was built', () => {
  const root = mkdtempSync(join(tmpdir(), 'production-'));
  for (const file of ['launch.mjs', 'browsers.mjs']) {
    cpSync(join('scripts', file), join(root, 'scripts', file));
  }
  const serve = () =>
    spawnSync(process.execPath, ['scripts/launch.mjs', 'serve'], { cwd: root, encoding: 'utf8' });
  expect(serve()).toMatchObject({
    status: 1,
    stdout: '',
    stderr: 'Nothing is built yet: run `npm run build` first.\n',
  });
  mkdirSync(join(root, 'dist/server'), { recursive: true });
  writeFileSync(join(root, 'dist/server/serve.js'), "console.log('served'); process.exit(3);");
  expect(serve()).toMatchObject({ status: 3, stdout: 'served\n', stderr: '' });
});
