import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { english, examPrep, mozambique } from '../support/shops.ts';
import { LONG } from '../support/long.ts';

/** Returns the position of the caret. */
const caretOf = (field: Locator) =>
  field.evaluate((input) => (input as HTMLInputElement).selectionStart);

async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await field.fill('');
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await field.press('Control+V');
}

test('[SCREEN-22] [CARD-19] the card number stands in groups as on the card', async ({ visit }) => {
  const { number } = await visit.toPayment(english);
  for (const [typed, shown] of [
    ['4111111111111111', '4111 1111 1111 1111'],
    ['378282246310005', '3782 822463 10005'],
    ['30569309025904', '3056 930902 5904'],
  ] as const) {
    await number.fill('');
    await number.pressSequentially(typed);
    await expect(number).toHaveValue(shown);
  }
});

test('the caret stays where it is typed, also in the middle', async ({ visit, page }) => {
  const { number } = await visit.toPayment(english);
  await number.pressSequentially('4111111111111');
  await expect(number).toHaveValue('4111 1111 1111 1');
  await number.evaluate((input) => (input as HTMLInputElement).setSelectionRange(6, 6));
  await page.keyboard.type('22');
  await expect(number).toHaveValue('4111 1221 1111 111');
  expect(await caretOf(number)).toBe(8);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(number).toHaveValue('4111 1111 1111 1');
  expect(await caretOf(number)).toBe(6);
});

test('Backspace after a separator takes the digit before it', async ({ visit, page }) => {
  const { number } = await visit.toPayment(english);
  await number.pressSequentially('41111');
  await number.evaluate((input) => (input as HTMLInputElement).setSelectionRange(5, 5));
  await page.keyboard.press('Backspace');
  await expect(number).toHaveValue('4111');
});

test('a paste in any spelling is understood', LONG, async ({ visit, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { number, expiry, cpf } = await visit.toPayment(examPrep);
  for (const text of ['4111-1111-1111-1111', '4111 1111 1111 1111', ' 4111.1111.1111.1111 ']) {
    await paste(page, number, text);
    await expect(number).toHaveValue('4111 1111 1111 1111');
  }
  for (const text of ['12/2030', '12 / 30', '1230', '12-30']) {
    await paste(page, expiry, text);
    await expect(expiry).toHaveValue('12/30');
  }
  for (const text of ['529.982.247-25', '529 982 247 25', '52998224725']) {
    await paste(page, cpf, text);
    await expect(cpf).toHaveValue('529.982.247-25');
  }
});

test('[SCREEN-23] [RULE-51] the expiry fills its slash', async ({ visit }) => {
  const { expiry } = await visit.toPayment(english);
  await expect(expiry).toHaveAttribute('placeholder', 'MM/AA');
  await expiry.pressSequentially('1230');
  await expect(expiry).toHaveValue('12/30');
});

test('the company is recognised while typing, until the buyer chooses', async ({ visit }) => {
  const payment = await visit.toPayment(english);
  await payment.number.pressSequentially('4242');
  await expect(payment.company('Visa')).toBeChecked();
  await expect(payment.page.getByRole('img', { name: 'Visa' })).toBeVisible();
  await payment.number.fill('5555555555554444');
  await expect(payment.company('Mastercard')).toBeChecked();
  await expect(payment.companies).toBeHidden();
  await payment.number.fill('9999999999999995');
  await payment.company('Elo').check();
  await payment.number.fill('4242424242424242');
  await expect(payment.company('Elo')).toBeChecked();
});

test('[RULE-50] the Brazilian phone: placeholder and spelling', async ({
  visit,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit.open('/lead', english);
  const { phone } = visit.lead;
  await expect(phone).toHaveAttribute('placeholder', '99 99999 9999');
  await phone.pressSequentially('11987654321');
  await expect(phone).toHaveValue('11 98765-4321');
  for (const text of ['(11) 98765-4321', '+55 11 98765-4321', '11 98765 4321']) {
    await paste(page, phone, text);
    await expect(phone).toHaveValue('11 98765-4321');
  }
});

test('[RULE-49] [CARD-21] the Mozambican phone: placeholder and spelling', async ({ visit }) => {
  await visit.open('/lead', mozambique);
  const { phone } = visit.lead;
  await expect(phone).toHaveAttribute('placeholder', '84 123 1234');
  await phone.pressSequentially('841231234');
  await expect(phone).toHaveValue('84 123 1234');
  await phone.fill('+258 84 123 1234');
  await expect(phone).toHaveValue('84 123 1234');
});
