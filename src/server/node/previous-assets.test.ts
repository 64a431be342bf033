import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serverWith } from '../server-test-kit.ts';
import { previousAssets } from './disk-files.ts';

let folder: string;

const put = async (name: string, text: string | Uint8Array) => {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), text);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'previous-assets-'));
  await put('assets/entry-00000000.js', 'old');
  await put('assets/entry-00000000.js.br', 'brotli');
  await put('brands/1a2b3c4d/logo.svg', '<svg/>');
  await put('brands/1a2b3c4d/logo.svg.gz', gzipSync('<svg/>'));
  await put('brands/catalogue.json', 'old catalogue');
  await put('index.html', 'old shell');
  await put('.vite/manifest.json', '{}');
});
afterEach(() => rm(folder, { recursive: true }));

async function opened() {
  const staticFile = await previousAssets(folder);
  return serverWith({ staticFile }).get;
}

test('the hashed files of an earlier build are served, for ever and compressed', async () => {
  const get = await opened();
  const script = await get('/assets/entry-00000000.js', { 'accept-encoding': 'br' });
  expect([script.status, await script.text()]).toEqual([200, 'brotli']);
  expect(script.headers.get('cache-control')).toContain('immutable');
  const logo = await get('/brands/1a2b3c4d/logo.svg');
  expect(logo.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(logo.headers.get('content-encoding')).toBeNull();
  expect(await logo.text()).toBe('<svg/>');
});

test.each([
  '/brands/catalogue.json',
  '/index.html',
  '/.vite/manifest.json',
  '/assets/entry-00000000.js.br',
  '/brands/1a2b3c4d/logo.svg.gz',
  '/brands/1a2b3c4d/..%2f..%2findex.html',
  '/assets/entry-99999999.js',
])('%s of an earlier build cannot be had', async (path) => {
  const response = await (await opened())(path);
  expect([404, 307]).toContain(response.status);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('a file that is added while the server runs is found', async () => {
  const get = await opened();
  const statusOf = async () => (await get('/assets/next-11111111.js')).status;
  expect(await statusOf()).toBe(404);
  await put('assets/next-11111111.js', 'next');
  expect(await statusOf()).toBe(200);
});

test('a folder that is missing stops the start in one sentence', async () => {
  await expect(previousAssets(join(folder, 'none'))).rejects.toThrow(
    /^PREVIOUS_ASSETS is '.*none' but must be a folder: .*\.$/,
  );
});
