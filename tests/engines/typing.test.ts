import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProduct } from '../../scripts/bench/run-server.ts';
import { examPrep } from '../e2e/support/shops.ts';
import { LONG } from '../long.ts';
import { typingCases } from '../typing/cases.ts';
import { play } from '../typing/play.ts';
import { Buyer, field } from './buyer.ts';
import type { Browser } from './driver.ts';
import { firefox, webkit } from './engines.ts';

const casesOf = (screen: 'lead' | 'payment', hasUndo: boolean) =>
  typingCases
    .filter((one) => one.screen === screen && !one.isChromiumOnly)
    .filter((one) => hasUndo || !one.isBrowserOwn)
    .map((one) => [`${one.field}: ${one.title}`, one] as const);

// In Chromium the same cases are played by typing.spec.ts.
describe.each([
  { ...firefox, options: {}, hasUndo: true },
  // WebKitGTK leaves the undo of plain fields to the program around it; its small browser has none.
  { ...webkit, options: LONG, hasUndo: false },
])('$name', ({ start, options, hasUndo }) => {
  let product: Awaited<ReturnType<typeof startProduct>>;
  let browser: Browser;

  beforeAll(async () => {
    product = await startProduct();
    browser = await start();
  });

  afterAll(async () => {
    await browser?.stop();
    product?.stop();
  });

  describe.each(['lead', 'payment'] as const)('on the screen %s', (screen) => {
    const cases = casesOf(screen, hasUndo);
    let buyer: Buyer;

    beforeAll(async () => {
      buyer = new Buyer(await browser.newBuyer(), product.origin, 'mouse');
      await buyer.open('/lead', examPrep);
      if (screen === 'payment') await buyer.sendLead(examPrep);
      await buyer.at(`/${screen}`);
      await buyer.ready(field(cases[0]![1].field));
    });

    afterAll(() => buyer?.driver.close());

    test.each(cases)('%s', options, async (_, one) => {
      expect(await play(buyer.driver, one)).toBe(one.shown);
    });
  });
});
