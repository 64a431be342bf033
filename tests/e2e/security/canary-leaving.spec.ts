import { canary, expect, test } from './canary.ts';
import { holdAnswer, PAYMENT } from '../support/hold.ts';
import { english, mozambique } from '../support/shops.ts';
import { backForwardCache } from '../support/back-forward-cache.ts';
import { LONG } from '../support/long.ts';

test.use({ launchOptions: backForwardCache });

test(
  'back to the lead: the card is forgotten, also after a wrong one',
  LONG,
  async ({ page, visit, cage }) => {
    const payment = await visit.toFilledPayment(english, canary);
    await payment.holder.fill('');
    await payment.submit.click();
    await expect(payment.errors).toBeVisible();
    await payment.back.click();
    await visit.at('/lead');
    expect(await cage.memory(page)).toEqual([]);
  },
);

test('back to the lead after an invalid number, which the form refused: it is forgotten', async ({
  page,
  visit,
  buyer,
  cage,
}) => {
  const payment = await visit.toPayment(english);
  // The last digit is that of another number: the form says so, and keeps what was typed.
  await payment.fill({ ...canary, number: canary.number.slice(0, -1) }, buyer, english);
  await payment.submit.click();
  await expect(payment.errors).toBeVisible();
  await expect(payment.number).not.toHaveValue('');
  await payment.back.click();
  await visit.at('/lead');
  expect(await cage.memory(page)).toEqual([]);
});

test(
  'to Pix, Back to the lead, and to the card by Pix again: the card is forgotten',
  LONG,
  async ({ page, visit, cage }) => {
    const payment = await visit.toFilledPayment(english, canary);
    await page.getByRole('radio', { name: 'Pix', exact: true }).click();
    await visit.at('/pix');
    await page.goBack();
    await visit.at('/lead');
    await page.goForward();
    await visit.at('/pix');
    await page.getByRole('radio', { name: 'Cartão', exact: true }).click();
    await expect(payment.number).toHaveValue('');
    await payment.back.click();
    await visit.at('/lead');
    expect(await cage.memory(page)).toEqual([]);
  },
);

test(
  'back from the second page of a form: the card is forgotten',
  LONG,
  async ({ page, visit, cage }) => {
    const payment = await visit.toFilledPayment(mozambique, canary);
    await payment.toAddress.click();
    await payment.address.fill();
    await page.goBack();
    await expect(payment.number).toHaveValue(canary.shown);
    await page.goBack();
    await visit.at('/lead');
    expect(await cage.memory(page)).toEqual([]);
  },
);

test(
  'back while it is being sent: the card is forgotten once it is answered',
  LONG,
  async ({ page, visit, cage }) => {
    const payment = await visit.toFilledPayment(english, canary);
    const answer = await holdAnswer(page, PAYMENT);
    await payment.submit.click();
    await expect(payment.overlay).toBeVisible();
    await page.goBack();
    await visit.at('/lead');
    answer();
    await visit.at('/success');
    expect(await cage.memory(page)).toEqual([]);
  },
);

test(
  'to Pix and on to the lead: the card is held in memory alone, and forgotten then',
  LONG,
  async ({ page, visit, cage }) => {
    const payment = await visit.toFilledPayment(english, canary);
    const tab = (name: string) => page.getByRole('radio', { name, exact: true });
    await tab('Pix').click();
    await visit.at('/pix');
    await tab('Cartão').click();
    await expect(payment.number).toHaveValue(canary.shown);
    await expect(payment.cvv).toHaveValue('');
    await tab('Pix').click();
    await visit.at('/pix');
    await page.goBack();
    await visit.at('/lead');
    expect(await cage.memory(page)).toEqual([]);
  },
);

test('to Pix, and a code is issued: the card is forgotten', LONG, async ({ page, visit, cage }) => {
  await visit.toFilledPayment(english, canary);
  await page.getByRole('radio', { name: 'Pix', exact: true }).click();
  await visit.at('/pix');
  await visit.pix.ask();
  await expect(visit.pix.code).toHaveValue(/./);
  expect(await cage.memory(page)).toEqual([]);
});

test(
  'to another document and back out of the cache: the card is forgotten',
  LONG,
  async ({ page, visit, cage }) => {
    const payment = await visit.toFilledPayment(english, canary);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto('/sandbox');
    await page.goBack({ waitUntil: 'commit' });
    await visit.at('/payment');
    expect(await page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true);
    await expect(payment.number).toHaveValue('');
    await payment.back.click();
    await visit.at('/lead');
    expect(await cage.memory(page)).toEqual([]);
  },
);

test('reloaded: the form asks for the card again', LONG, async ({ visit }) => {
  const payment = await visit.toFilledPayment(english, canary);
  await visit.reload();
  await expect(payment.holder).not.toHaveValue('');
  await expect(payment.number).toHaveValue('');
  await expect(payment.cvv).toHaveValue('');
});

test(
  'left after an attempt offline: the card is forgotten',
  LONG,
  async ({ context, page, visit, noise, cage }) => {
    noise.expect(/ERR_INTERNET_DISCONNECTED/);
    const payment = await visit.toFilledPayment(english, canary);
    await context.setOffline(true);
    await payment.confirm(english);
    await payment.fails(
      'Você está sem conexão. Nada foi enviado, e o que você digitou continua aqui.',
    );
    await expect(payment.number).not.toHaveValue('');
    await context.setOffline(false);
    await payment.back.click();
    await visit.at('/lead');
    expect(await cage.memory(page)).toEqual([]);
  },
);
