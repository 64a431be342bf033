import { expect, test } from './fixtures.ts';
import { shops } from './shops.ts';

for (const shop of shops) {
  test(`buys ${shop.title}`, async ({ visit, sandbox }) => {
    await visit.buy(shop);
    expect(await sandbox.chargeCount()).toBe(1);
  });
}
