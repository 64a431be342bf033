import type { Browser } from '@playwright/test';
import { kill } from '../support/built-server.ts';
import { cards, newBuyer } from '../support/buyer.ts';
import { english } from '../support/shops.ts';
import { Visit } from '../support/visit.ts';
import { expect, test } from './fixtures.ts';

// A second charge is never a matter of luck.
test.describe.configure({ retries: 0 });

const PAYMENT = '/api/v2/payment';
const BUYERS = 8;
/** The upstream takes these long, so that the kill finds payments before and after their charge. */
const BEFORE_MS = [50, 400, 800, 200];
const AFTER_MS = [600, 0, 300, 1000, 100];

/** A buyer in a browser of their own, in front of the last button. */
async function atLastButton(browser: Browser, origin: string): Promise<Visit> {
  const context = await browser.newContext({ baseURL: origin, locale: 'pt-BR' });
  const visit = new Visit(await context.newPage(), newBuyer('tela'));
  await visit.toFilledPayment(english);
  return visit;
}

/**
 * Presses the button, and again where the screen says that the payment is in doubt; a browser may have sent a request
 * anew by itself, whose connection was cut.
 */
async function buyOnScreen({ page, payment }: Visit): Promise<void> {
  const isPaid = () => new URL(page.url()).pathname === '/success';
  await payment.submit.click();
  for (;;) {
    await expect(async () => {
      expect(isPaid() || (await payment.failure.dialog.isVisible())).toBe(true);
    }).toPass({ timeout: 60_000 });
    if (isPaid()) return;
    await payment.failure.close.click();
    await expect(payment.doubt).toContainText('código do atendimento');
    await payment.fillSecrets(cards.approved);
    await payment.submit.click();
  }
}

test('a copy is killed in the middle of purchases: one charge for each buyer, and success for all', async ({
  browser,
  balancer,
  copies: [killed, left],
  upstream,
}) => {
  test.setTimeout(300_000);
  let paid = 0;
  upstream.pace((path) => {
    if (path !== PAYMENT) return {};
    const at = paid++;
    const [beforeMs, afterMs] = [BEFORE_MS, AFTER_MS].map((times) => times[at % times.length]!);
    return { beforeMs, afterMs };
  });
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, () => atLastButton(browser, balancer.origin)),
  );
  const buying = buyers.map(buyOnScreen);
  const atKilled = () =>
    balancer.handed.filter(
      ({ copy, path, isUnderWay }) => isUnderWay && copy === killed.origin && path === PAYMENT,
    );
  await expect
    .poll(() => upstream.taken.length >= 1 && atKilled().length >= 2, { intervals: [5] })
    .toBe(true);
  kill(killed);

  await Promise.all(buying);
  expect(balancer.handed.at(-1)!.copy).toBe(left.origin);
  const payments = upstream.seen.filter(({ call }) => call === 'payV2');
  for (const { page, buyer } of buyers) {
    const own = payments.filter(({ body }) => body?.email === buyer.email);
    // A doubt is settled under the key that it began with.
    const [key, ...others] = new Set(own.map(({ headers }) => headers['idempotency-key']));
    expect(others).toEqual([]);
    expect(upstream.taken.filter((one) => one.key === key)).toHaveLength(1);
    await page.context().close();
  }
  expect(upstream.taken).toHaveLength(BUYERS);
});
