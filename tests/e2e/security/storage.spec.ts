import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/fixtures.ts';
import { answeredWith } from '../support/noise.ts';
import { english } from '../support/shops.ts';
import { GENERAL_ERROR } from '../support/texts.ts';

/** A storage that takes nothing more, or may not even be touched. Cookies work. */
const BROKEN: [what: string, breakStorage: () => void][] = [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
  [
    'forbidden',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    },
  ],
];

for (const [what, breakStorage] of BROKEN) {
  test(`[ERROR-08] storage is ${what} while cookies work: a lost answer, a reload, one charge`, async ({
    context,
    visit,
    sandbox,
    noise,
  }) => {
    noise.expect(answeredWith(502, 'payment'));
    await context.addInitScript(breakStorage);
    const payment = await visit.toFilledPayment(english, cards.lost);
    await payment.confirm(english);
    await expect(payment.failure.words).toHaveText(GENERAL_ERROR);
    await payment.failure.close.click();
    await visit.reload();
    // Nothing is known of the buyer any more, but that a payment of this device is in doubt.
    await payment.press('Continuar esse pagamento');
    await visit.lead.fill(visit.buyer, english);
    await visit.pay(english);
    await expect(visit.success.heading).toHaveText('Compra realizada com sucesso!');
    await sandbox.chargedOnce();
  });
}
