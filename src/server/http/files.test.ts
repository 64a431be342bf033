import { mkdtempSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolder, previousAssets } from '../node/disk-files.ts';
import { serverWith } from '../server-test-kit.ts';

const FILES = {
  'client/assets/entry-1a2b3c4d.js': 'export {}',
  'client/assets/entry-1a2b3c4d.js.br': 'brotli',
  'client/assets/entry-1a2b3c4d.js.gz': 'export {}',
  'client/brands/beta.0a1b2c3d.js': 'export {}',
  'client/brands/0a1b2c3d/logo.svg': '<svg/>',
  'client/brands/catalogue.json': '{}',
  'client/robots.txt': 'User-agent: *',
  'client/index.html': 'shell',
  'client/.vite/manifest.json': '{}',
  'earlier/assets/entry-00000000.js': 'old',
  'earlier/assets/entry-00000000.js.br': 'brotli',
  'earlier/brands/sandbox.json': 'old brands',
  'earlier/.vite/manifest.json': 'old',
  'secret.txt': 'secret',
};

const folder = mkdtempSync(join(tmpdir(), 'static-files-'));
const inFolder = (name: string) => join(folder, name);
const get = (path: string, headers?: Record<string, string>) =>
  serverWith({
    files: [
      openFolder(inFolder('client'), '', (file) => file !== 'index.html'),
      previousAssets(inFolder('earlier')),
    ],
  }).get(path, headers);

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(inFolder(name)), { recursive: true });
    await writeFile(inFolder(name), name.endsWith('.gz') ? gzipSync(text) : text);
  }
});

afterAll(() => rm(folder, { recursive: true }));

test.each([
  ['/assets/entry-1a2b3c4d.js', 'text/javascript; charset=utf-8', true],
  ['/brands/beta.0a1b2c3d.js', 'text/javascript; charset=utf-8', true],
  ['/brands/0a1b2c3d/logo.svg', 'image/svg+xml; charset=utf-8', true],
  ['/assets/entry-00000000.js', 'text/javascript; charset=utf-8', true],
  ['/brands/catalogue.json', 'application/json', false],
  ['/robots.txt', 'text/plain; charset=utf-8', false],
])('%s is %s, for ever: %s', async (path, type, immutable) => {
  const { status, headers } = await get(path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe(type);
  expect(headers.get('cache-control')).toBe(
    immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
});

test.each([
  ['br, gzip', 'br', Buffer.from('brotli')],
  ['gzip', 'gzip', gzipSync('export {}')],
  ['identity', null, Buffer.from('export {}')],
])('for "%s" the copy %s is sent', async (accepted, encoding, body) => {
  const response = await get('/assets/entry-1a2b3c4d.js', { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(body);
});

test.each([
  ['the tag', (tag: string) => tag, 304],
  ['a weak tag, as a proxy makes it', (tag: string) => `W/${tag}`, 304],
  ['another tag', () => '"other"', 200],
])('what the browser has already is not sent again: %s', async (_, headerOf, status) => {
  for (const path of ['/robots.txt', '/assets/entry-1a2b3c4d.js']) {
    const etag = (await get(path)).headers.get('etag')!;
    const response = await get(path, { 'if-none-match': headerOf(etag) });
    expect(response.status).toBe(status);
    expect(response.headers.get('etag')).toBe(etag);
    expect((await response.text()) === '').toBe(status === 304);
  }
});

test('the tag of one coding does not stand for another', async () => {
  const path = '/assets/entry-1a2b3c4d.js';
  const etag = (await get(path, { 'accept-encoding': 'gzip' })).headers.get('etag')!;
  const asked = { 'accept-encoding': 'br', 'if-none-match': etag };
  expect((await get(path, asked)).status).toBe(200);
});

test('a file that an earlier build gets while the server runs is found; until then its absence is kept nowhere', async () => {
  const path = '/assets/next-11111111.js';
  const { status, headers } = await get(path);
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
  await writeFile(inFolder(`earlier${path}`), 'next');
  expect((await get(path)).status).toBe(200);
});

test.each([
  '/assets/../../secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '//secret.txt',
  '/.vite/manifest.json',
  '/index.html',
  '/assets/entry-00000000.js.br',
  '/assets/%',
  '/assets/entry-1a2b3c4d.js/',
  '/assets//entry-1a2b3c4d.js',
  '/assets/entry-1a2b3c4d.js%00',
  '/brands/0a1b2c3d',
  `/brands/${'a'.repeat(300)}.0a1b2c3d.js`,
  '/brands/sandbox.json',
  '/x.constructor',
])('%s cannot be had', async (path) => {
  const response = await get(path);
  expect([307, 404]).toContain(response.status);
  expect(await response.text()).not.toMatch(/secret|old/);
});

test('an SVG that is opened by itself runs nothing', async () => {
  const { headers } = await get('/brands/0a1b2c3d/logo.svg');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*sandbox$/);
});

test('a folder of earlier builds that is missing stops the start in one sentence', () => {
  expect(() => previousAssets(inFolder('none'))).toThrow(
    /^PREVIOUS_ASSETS is '.*none' but must be a folder: .*\.$/,
  );
});

test('crawlers may fetch every page, for only there do they read that it is not to be listed', async () => {
  const rules = await readFile('public/robots.txt', 'utf8');
  expect(rules).toContain('User-agent: *');
  expect(rules).not.toMatch(/^Disallow: *\S/m);
  const page = await get('/lead?product=BETA');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
});
