import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext } from '@playwright/test';
import { cards, newBuyer } from '../support/buyer.ts';
import { english } from '../support/shops.ts';
import { Visit } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';
import { accountsOf } from '../../copies/accounts.ts';
import { buyAll, buyersAtPayment } from './shopping.ts';

// A second charge is never a matter of luck.
test.describe.configure({ retries: 0 });

const PAYMENT = '/api/v2/payment';
const IN_BROWSERS = 4;
const WITHOUT = 46;
/** The upstream takes these long, so that the kill finds payments before and after their charge. */
const BEFORE_MS = [50, 400, 800, 200];
const AFTER_MS = [600, 0, 300, 1000, 100];

/** A buyer in a browser of their own, in front of the last button. */
async function atLastButton(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin, locale: 'pt-BR' });
  const visit = new Visit(await context.newPage(), newBuyer('tela'));
  await visit.toFilledPayment(english);
  return { context, visit };
}

/** Presses the button; where the screen says that the payment is in doubt, presses it again. Returns the presses. */
async function buyOnScreen({ page, payment }: Visit): Promise<number> {
  const isPaid = () => new URL(page.url()).pathname === '/success';
  let presses = 0;
  await payment.submit.click();
  do {
    presses++;
    await expect(async () => {
      expect(isPaid() || (await payment.failure.dialog.isVisible())).toBe(true);
    }).toPass({ timeout: 60_000 });
    if (isPaid()) break;
    await payment.failure.close.click();
    await expect(payment.doubt).toContainText('código do atendimento');
    await payment.fillSecrets(cards.approved);
    await payment.submit.click();
  } while (presses < 10);
  return presses;
}

test('a copy is killed in the middle of 50 purchases: one charge for each buyer, success for all, and a word on each doubt', async ({
  browser,
  balancer,
  copies: [killed, left],
  upstream,
}) => {
  test.setTimeout(300_000);
  let paid = 0;
  upstream.pace(({ path }) => {
    if (path !== PAYMENT) return {};
    const at = paid++;
    const [before, after] = [BEFORE_MS, AFTER_MS].map((times) => times[at % times.length]!);
    return { beforeMs: before, afterMs: after };
  });
  const buyers = await buyersAtPayment(balancer.origin, 'linha', WITHOUT);
  const screens = await Promise.all(
    Array.from({ length: IN_BROWSERS }, () => atLastButton(browser, balancer.origin)),
  );

  const buying = buyAll(buyers, 12);
  const onScreen = screens.map(({ visit }) => buyOnScreen(visit));
  const atKilled = () =>
    balancer.handed.filter(
      ({ copy, path, isUnderWay }) => isUnderWay && copy === killed.origin && path === PAYMENT,
    );
  await expect
    .poll(() => upstream.taken.length >= 8 && atKilled().length >= 4, { intervals: [5] })
    .toBe(true);
  const cut = atKilled().length;
  killed.kill('SIGKILL');

  const bought = await buying;
  const presses = await Promise.all(onScreen);
  const doubts = bought.flatMap(({ read }) => read.filter((kind) => kind === 'unknown'));
  expect(doubts.length + presses.filter((count) => count > 1).length).toBeGreaterThan(0);
  expect(cut).toBeGreaterThanOrEqual(4);
  expect(balancer.handed.at(-1)!.copy).toBe(left.origin);

  const accounts = accountsOf(upstream);
  for (const { email, token } of bought) expect(accounts.get(email)?.charged).toEqual([token]);
  for (const { visit } of screens) {
    expect(accounts.get(visit.buyer.email)?.charged).toHaveLength(1);
  }
  expect(upstream.taken).toHaveLength(WITHOUT + IN_BROWSERS);
  // A doubt is settled under the key that it began with.
  expect([...accounts.values()].map(({ keys }) => keys.size)).toEqual(
    Array(WITHOUT + IN_BROWSERS).fill(1),
  );
  await Promise.all(screens.map(({ context }: { context: BrowserContext }) => context.close()));
});

test('a SIGTERM during 20 payments loses none', async ({ balancer, startCopy, upstream }) => {
  const copy = await startCopy({ DRAIN_MS: '300' });
  balancer.turnTo(copy.origin);
  upstream.pace(({ path }) => (path === PAYMENT ? { beforeMs: 1_500 } : {}));
  const buyers = await buyersAtPayment(balancer.origin, 'fim', 20);
  const buying = buyAll(buyers, buyers.length);
  const underWay = () => balancer.handed.filter((one) => one.isUnderWay && one.path === PAYMENT);
  await expect.poll(() => underWay().length).toBe(buyers.length);
  copy.kill('SIGTERM');
  const readiness = async () => (await fetch(`${copy.origin}/readiness`)).status;
  await expect.poll(readiness, { intervals: [20] }).toBe(503);
  const bought = await buying;
  expect(bought.map(({ read }) => read)).toEqual(buyers.map(() => ['approved']));
  expect(upstream.taken).toHaveLength(buyers.length);
  expect(await copy.ended).toBe(0);
});

test('a payment that reaches both copies at once under one key is two calls and one charge', async ({
  balancer,
  copies,
  upstream,
}) => {
  const [ana] = await buyersAtPayment(balancer.origin, 'ambas', 1);
  await ana!.pay();
  const { body } = upstream.seen.find(({ path }) => path === PAYMENT)!;
  const key = randomUUID();
  upstream.pace(() => ({ beforeMs: 500 }));
  const send = async (origin: string) => {
    const response = await fetch(origin + PAYMENT, {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'idempotency-key': key,
        appversion: '0.0.0',
        accept: 'application/json',
      },
      body: JSON.stringify({ ...body, email: 'ambas+2@exemplo.com.br' }),
    });
    return response.status;
  };
  const statuses = await Promise.all(copies.map(({ origin }) => send(origin)));
  // The second one is told that the first is under way, which decides nothing for its buyer.
  expect(statuses.sort()).toEqual([200, 409]);
  expect(upstream.taken.filter((one) => one.key === key)).toHaveLength(1);
});
