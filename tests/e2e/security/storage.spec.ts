import type { BrowserContext } from '@playwright/test';
import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { answeredWith } from '../support/noise.ts';
import { english } from '../support/shops.ts';
import { GENERAL_ERROR } from '../support/texts.ts';
import { longIf } from '../support/long.ts';

/** A storage that takes nothing more, or may not even be touched. Cookies work. */
const BROKEN: [string, (context: BrowserContext) => Promise<unknown>][] = [
  [
    'full',
    (context) =>
      context.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      }),
  ],
  [
    'forbidden',
    (context) =>
      context.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            },
          });
        }
      }),
  ],
];

for (const [what, breakStorage] of BROKEN) {
  test(
    `[ERROR-08] storage is ${what} while cookies work: the sale goes through`,
    longIf(what !== 'full'),
    async ({ context, visit, sandbox }) => {
      await breakStorage(context);
      await visit.buy(english);
      await expect(visit.success.heading).toHaveText('Compra realizada com sucesso!');
      expect(await sandbox.chargeCount()).toBe(1);
    },
  );

  test(
    `storage is ${what}: a lost answer, a reload and another try are one charge`,
    longIf(what !== 'full'),
    async ({ context, visit, buyer, sandbox, noise }) => {
      noise.expect(answeredWith(502, 'payment'));
      await breakStorage(context);
      const payment = await visit.toFilledPayment(english, cards.lost);
      await payment.confirm(english);
      await expect(payment.failure.words).toHaveText(GENERAL_ERROR);
      await payment.failure.close.click();
      await visit.reload();
      // Nothing is known of the buyer any more, but that a payment of this device is in doubt.
      await payment.button('Continuar esse pagamento').click();
      await visit.lead.fill(buyer, english);
      await payment.pay(cards.approved, buyer, english);
      await visit.at('/success');
      const [first, second, ...more] = await sandbox.keys();
      expect(second).toBe(first);
      expect(more).toEqual([]);
      expect(await sandbox.chargeCount()).toBe(1);
    },
  );
}
