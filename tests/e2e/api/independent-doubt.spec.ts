import { cards, newBuyer } from '../support/buyer.ts';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import type { Upstream } from '../support/independent-upstream/upstream.ts';
import { LONG, longIf } from '../support/long.ts';
import type { Noise } from '../support/noise.ts';
import { english } from '../support/shops.ts';
import { GENERAL_ERROR, own, PAYMENT_ERROR } from '../support/texts.ts';
import { Visit } from '../support/visit.ts';

const PAY = 'POST /api/v2/payment';
const LOST = { status: 504, json: { message: 'late' } };
/** Statuses that speak of the card (D-164). */
const OF_THE_PAYMENT = [402, 422];

/** Failed payments are named on the console. */
const expectFailures = (noise: Noise) => noise.expect(/payment/);

/** The next payment is charged and its answer lost; those after it meet these walls. */
function loseThenRefuse(upstream: Upstream, walls: readonly number[]): void {
  upstream.failNext(PAY, { when: 'after', reply: LOST });
  for (const status of walls) {
    upstream.failNext(PAY, { when: 'before', reply: { status, json: { message: 'no' } } });
  }
}

async function press(visit: Visit): Promise<void> {
  await visit.payment.fillSecrets(cards.approved);
  await visit.payment.submit.click();
}

for (const policy of ['replaying', 'strict'] as const) {
  for (const walls of [
    [403, 422],
    [404, 400],
    [401, 402],
    [413, 451, 429],
  ]) {
    test(
      `someone else’s ${policy} upstream: charged, answer lost, then ${walls.join(', ')}: one charge`,
      longIf(walls[0] !== 403),
      async ({ visit, upstream, noise }) => {
        expectFailures(noise);
        upstream.holdKeys(policy);
        loseThenRefuse(upstream, walls);
        const payment = await visit.toFilledPayment(english);
        await payment.submit.click();
        await payment.fails(GENERAL_ERROR);
        for (const status of walls) {
          await press(visit);
          const isOfPayment = OF_THE_PAYMENT.includes(status);
          await expect(payment.failure.words).toContainText(
            isOfPayment ? PAYMENT_ERROR : GENERAL_ERROR,
          );
          if (isOfPayment) await expect(payment.failure.dialog).toContainText(own.doubtRisk);
          await payment.failure.close.click();
        }
        await press(visit);
        await visit.at('/success');
        expect(upstream.taken).toHaveLength(1);
        const keys = upstream.seen.flatMap(({ headers }) => headers['idempotency-key'] ?? []);
        expect(keys).toHaveLength(walls.length + 2);
        expect(new Set(keys).size).toBe(1);
      },
    );
  }

  test(
    `someone else’s ${policy} upstream: a lost answer, the tab closed, a new one with a corrected e-mail: it asks`,
    LONG,
    async ({ context, visit, upstream, noise }) => {
      expectFailures(noise);
      upstream.holdKeys(policy);
      loseThenRefuse(upstream, []);
      const payment = await visit.toFilledPayment(english);
      await payment.submit.click();
      await payment.fails(GENERAL_ERROR);
      const page = await context.newPage();
      await visit.page.close();

      const again = new Visit(page, newBuyer('ana.lima'));
      await again.toPayment(english);
      await expect(again.payment.doubt).toContainText(own.doubtOnDevice);
      await expect(again.payment.submit).toBeHidden();
      expect(upstream.taken).toHaveLength(1);
      await again.payment.button(own.doubtContinue).click();
      await again.payment.pay(cards.approved, again.buyer, english);
      if (policy === 'replaying') {
        await again.at('/success');
        expect(upstream.taken).toHaveLength(1);
        return;
      }
      // This tab does not know what was asked for first.
      await expect(again.payment.failure.dialog).toContainText(own.doubtRisk);
      await again.payment.failure.close.click();
      expect(upstream.taken).toHaveLength(1);
      await expect(page.getByRole('link', { name: own.help }).first()).toBeVisible();
      await again.payment.outcome.getByRole('button', { name: own.doubtNew }).click();
      await press(again);
      await again.at('/success');
      expect(upstream.taken).toHaveLength(2);
    },
  );
}
