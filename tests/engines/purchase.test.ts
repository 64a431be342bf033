import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProduct } from '../../scripts/bench/run-server.ts';
import { LONG } from '../long.ts';
import { Buyer } from './buyer.ts';
import type { Browser } from './driver.ts';
import { chromium, firefox, webkit } from './engines.ts';
import { stories } from './stories.ts';

const cases = stories.flatMap((story) => story.hands.map((hand) => ({ ...story, hand })));

let product: Awaited<ReturnType<typeof startProduct>>;

beforeAll(async () => {
  product = await startProduct();
});

afterAll(() => product?.stop());

describe.each([chromium, firefox, webkit])('$name', ({ start }) => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await start();
  });

  afterAll(() => browser?.stop());

  test.each(cases)('$title, by $hand', LONG, async ({ hand, play, provokes }) => {
    const driver = await browser.newBuyer();
    try {
      await play(new Buyer(driver, product.origin, hand));
      const complaints = driver.complaints().filter((words) => !provokes?.test(words));
      expect(complaints, 'nothing on the console').toEqual([]);
    } finally {
      await driver.close();
    }
  });
});
