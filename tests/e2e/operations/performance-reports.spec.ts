import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { startIntake, type Intake } from '../support/collectors/intake.ts';
import { expect, test as base } from '../support/independent-upstream/fixtures.ts';
import { LONG } from '../support/long.ts';
import { answeredWith } from '../support/noise.ts';
import { english } from '../support/shops.ts';

const test = base.extend<
  { intake: Intake },
  { intakeServer: Intake; settings: Record<string, string> }
>({
  intakeServer: [
    async ({}, use) => {
      const intake = await startIntake();
      await use(intake);
      intake.close();
    },
    { scope: 'worker' },
  ],
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

test('[CALL-36] a whole purchase is reported without a word of the buyer, and an own call carries the trace', async ({
  visit,
  buyer,
  upstream,
  intake,
}) => {
  await visit.open('/lead', english);
  await eventOf(intake, 'transaction', { type: 'page-load', name: '/lead' });
  await visit.lead.send(buyer, english);
  await visit.at('/payment');
  await visit.payment.fill(cards.approved, buyer, english);
  await visit.payment.confirm(english);
  await visit.at('/success');
  // A change of screen ends for the agent with the next answer: the price was asked for before it.
  await eventOf(intake, 'transaction', { type: 'route-change', name: '/payment' });
  await eventOf(intake, 'span', { name: 'POST /api/v2/payment', outcome: 'success' });
  const payment = upstream.seen.find(({ path }) => path === '/api/v2/payment');
  expect(payment!.headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/);
  for (const { headers, text } of intake.bodies) {
    expect(headers).not.toHaveProperty('appversion');
    expect(headers).not.toHaveProperty('traceparent');
    expect(headers).not.toHaveProperty('cookie');
    expect(headers.referer ?? '').not.toContain('?');
    for (const secret of [buyer.id, 'Ana Lima', 'ANA LIMA', '424242', '917', '987654321']) {
      if (secret === '917') expect(text).not.toMatch(/"917"|=917/);
      else expect(text).not.toContain(secret);
    }
  }
});

for (const manner of ['silent', 'error', 'endless', 'wrong'] as const) {
  test(
    `[CALL-36] an intake that is ${manner} neither stops a purchase nor shows the overlay`,
    LONG,
    async ({ page, visit, buyer, intake, noise }) => {
      noise.expect(/\/intake\/|ERR_FAILED/);
      intake.manner = manner;
      await visit.open('/lead', english);
      await agentRuns(page);
      await expect.poll(() => intake.bodies.length).toBeGreaterThan(0);
      await expect(visit.lead.overlay).toBeHidden();
      await visit.lead.send(buyer, english);
      await visit.at('/payment');
      await visit.payment.fill(cards.approved, buyer, english);
      await visit.payment.confirm(english);
      await visit.at('/success');
      const texts = intake.bodies.map(({ text }) => text);
      expect(new Set(texts).size, 'nothing is sent twice').toBe(texts.length);
    },
  );
}

test(
  '[MONITOR-18] a request without an answer is given up after 10 s',
  LONG,
  async ({ page, visit, intake, noise }) => {
    noise.expect(/\/intake\//);
    intake.manner = 'silent';
    await visit.open('/lead', english);
    await agentRuns(page);
    await expect.poll(() => intake.givenUp.length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(intake.givenUp[0]).toBeGreaterThan(9_000);
    expect(intake.givenUp[0]).toBeLessThan(13_000);
    await expect(visit.lead.submit).toBeEnabled();
  },
);

test('[MONITOR-15] [MONITOR-17] of 200 large errors at most 80 arrive, in bodies below 60000 bytes', async ({
  page,
  visit,
  intake,
  noise,
}) => {
  noise.expect(/uncaught/);
  await visit.open('/lead', english);
  await agentRuns(page);
  // Half of the texts are random, so that no compressor can make up for their length.
  const words = randomBytes(60_000)
    .toString('latin1')
    .replace(/[^A-Za-z]/g, ' ');
  await page.evaluate((text) => {
    for (let index = 0; index < 200; index += 1) {
      const start = (index * 97) % 50_000;
      setTimeout(() => {
        throw new Error(`number ${index}: ${text.slice(start, start + 3000)}`);
      });
    }
  }, words);
  await expect.poll(() => intake.events('error').length).toBeGreaterThan(50);
  await page.waitForTimeout(1500);
  const events = intake.bodies.flatMap((body) => body.events);
  expect(events.length).toBeLessThanOrEqual(80);
  for (const { bytes, text } of intake.bodies) {
    expect(bytes).toBeLessThan(60_000);
    expect(Buffer.byteLength(text)).toBeLessThan(60_000);
  }
});

test(
  '[MONITOR-17] of a large batch just before the page is left, one body below 60000 bytes arrives',
  LONG,
  async ({ page, visit, intake, noise }) => {
    noise.expect(/uncaught|\/intake\//);
    await visit.open('/lead', english);
    await eventOf(intake, 'transaction', { type: 'page-load' });
    await page.evaluate(() => {
      setTimeout(() => location.assign('/generic-error'), 50);
      for (let index = 0; index < 70; index += 1) {
        setTimeout(() => {
          throw new Error(`number ${index} ${'and so on '.repeat(200)}`);
        });
      }
    });
    await visit.at('/generic-error');
    await expect.poll(() => intake.events('error').length).toBeGreaterThan(10);
    for (const { bytes } of intake.bodies) expect(bytes).toBeLessThan(60_000);
  },
);

test(
  '[MONITOR-16] [MONITOR-19] two errors share a body and a session, one of 31 minutes later neither',
  LONG,
  async ({ page, visit, intake, noise }) => {
    noise.expect(/uncaught/);
    await visit.open('/lead', english);
    await eventOf(intake, 'transaction', { type: 'page-load' });
    const thrown = await page.evaluate(() => {
      const fail = (message: string) => {
        throw new Error(message);
      };
      setTimeout(fail, 0, 'one');
      setTimeout(fail, 100, 'two');
      setTimeout(() => {
        const { now } = Date;
        Date.now = () => now() + 31 * 60_000;
        fail('three');
      }, 2000);
      return Date.now();
    });
    await expect.poll(() => intake.events('error').length).toBe(3);
    const bodies = intake.bodies.filter(({ events }) =>
      events.some(({ kind }) => kind === 'error'),
    );
    const texts = bodies.map(({ events }) => events.map(({ data }) => data.exception?.message));
    expect(texts).toEqual([['one', 'two'], ['three']]);
    expect(bodies[0]!.at - thrown).toBeGreaterThanOrEqual(490);
    expect(bodies[0]!.at - thrown).toBeLessThan(1_500);
    const [one, two, three] = intake.events('error').map(({ context }) => context.tags.session_id);
    expect(one).toMatch(/^\w{16}$/);
    expect(two).toBe(one);
    expect(three).not.toBe(one);
  },
);
