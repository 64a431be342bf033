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
      intakeServer.reset();
      await use(intakeServer);
    },
    { auto: true },
  ],
});

/** Waits until the agent runs: it comes when the page can be used and the browser has time. */
const agentRuns = (page: Page) => page.waitForFunction(() => 'elasticApm' in window);

/** Waits for an event of a kind that fits. */
async function eventOf(intake: Intake, kind: string, like: Record<string, unknown>): Promise<void> {
  await expect
    .poll(() => intake.events(kind), { message: `a ${kind}` })
    .toContainEqual(expect.objectContaining(like));
}

test('[MONITOR-01] an upstream that answers 500 arrives as an error event, the page as its load', async ({
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
  await eventOf(intake, 'error', {
    exception: expect.objectContaining({ message: 'Request failed with status code 500' }),
    context: expect.objectContaining({
      page: { url: `${house.origin}/lead` },
      tags: expect.objectContaining({ call: 'POST /api/v1/lead', status: 500, level: 'error' }),
    }),
  });
  await eventOf(intake, 'transaction', { type: 'page-load', name: '/lead' });
  await eventOf(intake, 'span', { name: 'POST /api/v1/lead', outcome: 'failure' });
  const [{ metadata, headers, path }] = intake.bodies as [Intake['bodies'][number]];
  expect(path).toBe('/intake/v2/rum/events');
  expect(headers['content-encoding']).toBe('gzip');
  expect(metadata.labels).toMatchObject({ product: 'WUP' });
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
