import { cards } from '../support/buyer.ts';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import {
  applySwitches,
  voucherLeaves,
  type Switch,
} from '../support/independent-upstream/switches.ts';
import { hydrated } from '../support/models/hydrated.ts';
import { english } from '../support/shops.ts';
import { readShown } from '../support/shown.ts';

/** Everything costs twice as much from now on. */
const dearer: Switch = (answers) => {
  applySwitches({ answers }, voucherLeaves('twice', 2));
  Object.assign(answers.product, answers.productFor.twice);
};

test('a price changes between two pages: the new one is charged', async ({ visit, upstream }) => {
  const { page, buyer } = visit;
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
  const payment = upstream.seen.find(({ path }) => path === '/api/v2/payment');
  expect(payment!.body).toMatchObject({ amount: 1320 });
});
