import { expect, test } from '../support/own-server.ts';
import { shopOf } from '../support/shops.ts';
import { bodyOf, booked, readShown } from '../support/shown.ts';

/** As operators run it: a page waits a moment for its price, and pages share answers. */
test.use({ settings: { PRICE_WAIT_MS: '50', ANSWERS_MS: '5000' } });

test('what a shared price promises is charged, in twelve', async ({ visit, sandbox }) => {
  const shop = shopOf('CCLUB', '&voucher=METADE');
  const payment = await visit.toFilledPayment(shop);
  await payment.installments.selectOption('12');
  const shown = await readShown(visit);
  expect(shown).toEqual({ count: 12, each: 24.88, total: 298.5 });
  await visit.confirm();
  expect(await sandbox.onlyBody('payV2')).toMatchObject(bodyOf(shown));
  expect(booked(await sandbox.state())).toEqual([298.5]);
});
