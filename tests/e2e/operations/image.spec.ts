import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { runServer } from '../../../scripts/bench/run-server.ts';

const lines = readFileSync('docs/deploy/Dockerfile', 'utf8').split('\n');
const behind = (word: string) => lines.filter((line) => line.startsWith(`${word} `)).at(-1)!;

/** Every file below a folder, with its size and the time of its last change. */
const listing = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => {
      const { size, mtimeMs } = statSync(join(folder, name));
      return `${name} ${size} ${mtimeMs}`;
    })
    .toSorted();

test('what the image holds runs by itself, and writes nothing', async ({ request }) => {
  const root = mkdtempSync(join(tmpdir(), 'guiche-image-'));
  // COPY --from=build /app/dist dist: nothing else, above all no packages.
  const [, , from, to] = behind('COPY').split(' ');
  expect(from).toBe('/app/dist');
  cpSync('dist', join(root, to!), { recursive: true });
  const before = listing(root);
  const command = JSON.parse(behind('CMD').slice('CMD '.length));
  const settings = {
    NODE_ENV: 'production',
    API_URL: 'http://127.0.0.1:9',
    PUBLIC_ORIGIN: 'https://checkout.example.com',
    ALLOW_PLACEHOLDERS: '1',
    ALLOW_PRICE_MISMATCH: 'WUP',
  };
  const server = await runServer(settings, root, [process.execPath, ...command]);
  try {
    expect((await request.get(`${server.origin}/readiness`)).status()).toBe(200);
    const page = await request.get(`${server.origin}/generic-error?product=WUP`);
    expect(page.status()).toBe(200);
    expect(page.headers()['strict-transport-security']).toContain('max-age=');
    expect(listing(root)).toEqual(before);
  } finally {
    server.stop();
    rmSync(root, { recursive: true });
  }
});
