import type { Page } from '@playwright/test';
import { startIntake, type Intake } from '../support/collectors/intake.ts';
import { expect, test as base } from '../support/independent-upstream/fixtures.ts';
import { answeredWith } from '../support/noise.ts';
import { english } from '../support/shops.ts';
import { whileOpen } from '../support/while-open.ts';

const test = base.extend<
  { intake: Intake },
  { intakeServer: Intake; settings: Record<string, string> }
>({
  intakeServer: [({}, use) => whileOpen(startIntake(), use), { scope: 'worker' }],
  settings: [
    async ({ intakeServer }, use) => use({ APM_SERVER_URL: intakeServer.origin }),
    { scope: 'worker' },
  ],
  intake: [
    async ({ intakeServer, noise }, use) => {
      // A report may be under way when the page of a test closes.
      noise.expect(/request failed: net::ERR_ABORTED .*\/intake\//);
      await use(intakeServer);
    },
    { auto: true },
  ],
});

/** Waits until the agent runs: it comes when the page can be used and the browser has time. */
const agentRuns = (page: Page) => page.waitForFunction(() => 'elasticApm' in window);

test('[MONITOR-01] an upstream that answers 500 arrives as an error event', async ({
  page,
  visit,
  buyer,
  upstream,
  intake,
  noise,
  house,
}) => {
  noise.expect(answeredWith(500, 'lead'));
  upstream.replies.set('POST /api/v1/lead', { status: 500 });
  await visit.open('/lead', english);
  await agentRuns(page);
  await visit.lead.send(buyer, english);
  await expect
    .poll(() => intake.events('error'))
    .toMatchObject([
      {
        exception: { message: 'Request failed with status code 500' },
        context: {
          page: { url: `${house.origin}/lead` },
          tags: { call: 'POST /api/v1/lead', status: 500, level: 'error' },
        },
      },
    ]);
  const [{ metadata, path }] = intake.bodies as [Intake['bodies'][number]];
  expect(path).toBe('/intake/v2/rum/events');
  expect(metadata.labels).toMatchObject({ product: 'WUP' });
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
