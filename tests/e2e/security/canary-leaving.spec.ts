import type { Locator } from '@playwright/test';
import { canary, expect, test } from './canary.ts';
import { backForwardCache, leaveAndReturn } from '../support/back-forward-cache.ts';
import { holdAnswer, PAYMENT } from '../support/hold.ts';
import type { PaymentScreen } from '../support/models/payment.ts';
import { english, mozambique, type Shop } from '../support/shops.ts';
import { texts } from '../support/texts.ts';
import type { Visit } from '../support/visit.ts';

test.use({ launchOptions: backForwardCache });

interface Leaving {
  how: string;
  shop?: Shop;
  /** From the filled form to the screen `to`. */
  leave(visit: Visit): Promise<unknown>;
  to?: string;
}

async function leaveErrors(payment: PaymentScreen, wrong: Locator, value: string) {
  await wrong.fill(value);
  await payment.submit.click();
  await expect(payment.errors).toBeVisible();
  await expect(payment.number).not.toHaveValue('');
  await payment.back.click();
}

const LEAVINGS: readonly Leaving[] = [
  {
    how: 'back to the lead, after an error',
    leave: ({ payment }) => leaveErrors(payment, payment.holder, ''),
  },
  {
    how: 'back to the lead, after an invalid number',
    leave: ({ payment }) => leaveErrors(payment, payment.number, canary.number.slice(0, -1)),
  },
  {
    how: 'to Pix, Back to the lead, and to the card by Pix again',
    async leave(visit) {
      const { page, payment } = visit;
      await payment.method('Pix').click();
      await visit.at('/pix');
      await page.goBack();
      await visit.at('/lead');
      await page.goForward();
      await visit.at('/pix');
      await payment.method('Cartão').click();
      await expect(payment.number).toHaveValue('');
      await payment.back.click();
    },
  },
  {
    how: 'back from the second page of a form',
    shop: mozambique,
    async leave({ page, payment }) {
      await payment.toAddress.click();
      await payment.address.fill();
      await page.goBack();
      await expect(payment.number).toHaveValue(canary.shown);
      await page.goBack();
    },
  },
  {
    how: 'back while it is being sent, once it is answered',
    async leave(visit) {
      const { page, payment } = visit;
      const answer = await holdAnswer(page, PAYMENT);
      await payment.submit.click();
      await expect(payment.overlay).toBeVisible();
      await page.goBack();
      await visit.at('/lead');
      answer();
    },
    to: '/success',
  },
  {
    how: 'to Pix, where it is held in memory alone, and a code is issued',
    async leave(visit) {
      const { pix, payment } = visit;
      await payment.method('Pix').click();
      await visit.at('/pix');
      await payment.method('Cartão').click();
      await expect(payment.number).toHaveValue(canary.shown);
      await expect(payment.cvv).toHaveValue('');
      await payment.method('Pix').click();
      await pix.ask();
      await expect(pix.code).toHaveValue(/./);
    },
    to: '/pix',
  },
  {
    how: 'to another document and back out of the cache',
    async leave(visit) {
      const { page, payment } = visit;
      expect(await leaveAndReturn(page)).toBe(true);
      await visit.at('/payment');
      await expect(payment.number).toHaveValue('');
      await expect(payment.holder).toHaveValue('ANA LIMA');
      await payment.back.click();
    },
  },
  {
    how: 'after an attempt offline',
    async leave({ page, payment }) {
      await page.context().setOffline(true);
      await payment.confirm(english);
      await payment.fails(texts['error.offline']);
      await expect(payment.number).not.toHaveValue('');
      await page.context().setOffline(false);
      await payment.back.click();
    },
  },
];

for (const { how, shop = english, leave, to = '/lead' } of LEAVINGS) {
  test(`${how}: the card is forgotten`, async ({ page, visit, noise, cage }) => {
    noise.expect(/ERR_INTERNET_DISCONNECTED/);
    await visit.toFilledPayment(shop, canary);
    await leave(visit);
    await visit.at(to);
    expect(await cage.memory(page)).toEqual([]);
  });
}
