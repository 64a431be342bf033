import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProduct } from '../../scripts/bench/run-server.ts';
import { examPrep } from '../e2e/support/shops.ts';
import { LONG } from '../long.ts';
import { typingCases } from '../typing/cases.ts';
import { play } from '../typing/play.ts';
import { Buyer } from './buyer.ts';
import type { Browser } from './driver.ts';
import { firefox, webkit } from './engines.ts';

const casesOf = (screen: 'lead' | 'payment') =>
  typingCases
    .filter((one) => one.screen === screen)
    .map((one) => [`${one.field}: ${one.title}`, one] as const);

// In Chromium the same cases are played by typing.spec.ts.
describe.each([
  [firefox, {}],
  [webkit, LONG],
] as const)('$0.name', ({ start }, options) => {
  let product: Awaited<ReturnType<typeof startProduct>>;
  let browser: Browser;
  let buyer: Buyer;

  beforeAll(async () => {
    product = await startProduct();
    browser = await start();
    buyer = new Buyer(await browser.newBuyer(), product.origin, 'keyboard');
    await buyer.open('/lead', examPrep);
  });

  afterAll(async () => {
    await buyer?.driver.close();
    await browser?.stop();
    product?.stop();
  });

  test.each(casesOf('lead'))('%s', options, async (_, one) => {
    expect(await play(buyer.driver, one)).toBe(one.shown);
  });

  test('from the lead to the payment screen', options, async () => {
    await buyer.empty('name', 'email', 'phone');
    await buyer.sendLead(examPrep);
    await buyer.at('/payment');
    expect(await buyer.driver.run(() => location.pathname, undefined)).toBe('/payment');
  });

  test.each(casesOf('payment'))('%s', options, async (_, one) => {
    expect(await play(buyer.driver, one)).toBe(one.shown);
  });
});
