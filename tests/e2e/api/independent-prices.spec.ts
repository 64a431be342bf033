import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import {
  applySwitches,
  voucherLeaves,
  type Switch,
} from '../support/independent-upstream/switches.ts';
import { LONG } from '../support/long.ts';
import { hydrated } from '../support/models/hydrated.ts';
import { english } from '../support/shops.ts';
import { readShown } from '../support/shown.ts';

const PAYMENT = '/api/v2/payment';

/** Everything costs twice as much from now on. */
const dearer: Switch = (answers) => {
  applySwitches({ answers }, voucherLeaves('twice', 2));
  Object.assign(answers.product, answers.productFor.twice);
};

test(
  '[SCREEN-25] [QUERY-06] a voucher of the link, by card in 12: what is shown is what someone else’s upstream charges',
  LONG,
  async ({ visit, buyer, upstream }) => {
    applySwitches(upstream, voucherLeaves('METADE', 0.5));
    await visit.toPayment(english, 'voucher=METADE');
    await visit.payment.fill(cards.approved, buyer, english);
    await visit.payment.priced();
    await visit.payment.installments.selectOption('12');
    const shown = await readShown(visit);
    expect(shown).toEqual({ count: 12, each: 27.5, total: 330 });
    await visit.payment.submit.click();
    await visit.at('/success');
    const [payment, ...more] = upstream.seen.filter(({ path }) => path === PAYMENT);
    expect(more).toEqual([]);
    expect(payment!.body).toMatchObject({
      voucher: 'METADE',
      amount: 330,
      paymentMethods: [{ amount: 330, installments: 12 }],
    });
  },
);

test(
  'a price that changes between two pages: the new one is shown, and charged',
  LONG,
  async ({ page, visit, buyer, upstream }) => {
    await visit.open('/lead', english);
    // From now on the document stays, with the price that it has shown.
    await hydrated(page);
    await expect(visit.payment.summary).toContainText(/R\$\s600,00/);
    applySwitches(upstream, dearer);
    await visit.lead.send(buyer, english);
    await visit.at('/payment');
    await visit.payment.fill(cards.approved, buyer, english);
    await visit.payment.priced();
    await visit.payment.installments.selectOption('12');
    expect(await readShown(visit)).toEqual({ count: 12, each: 110, total: 1320 });
    await visit.payment.submit.click();
    await visit.at('/success');
    const [payment] = upstream.seen.filter(({ path }) => path === PAYMENT);
    expect(payment!.body).toMatchObject({ amount: 1320 });
  },
);
