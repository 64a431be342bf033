import { expect, test } from '../support/fixtures.ts';
import { english, mozambique } from '../support/shops.ts';

// The tests of typing.spec.ts show edits, pastes and undo of these spellings.
test('[SCREEN-22, SCREEN-23, CARD-19, RULE-51] number and expiry as on the card', async ({
  visit,
}) => {
  const { number, expiry } = await visit.toPayment(english);
  await expect(expiry).toHaveAttribute('placeholder', 'MM/AA');
  for (const [field, typed, shown] of [
    [number, '4111111111111111', '4111 1111 1111 1111'],
    [number, '378282246310005', '3782 822463 10005'],
    [number, '30569309025904', '3056 930902 5904'],
    [expiry, '1230', '12/30'],
  ] as const) {
    await field.fill('');
    await field.pressSequentially(typed);
    await expect(field).toHaveValue(shown);
  }
});

for (const [shop, placeholder, rows] of [
  [english, '99 99999 9999', '[RULE-50]'],
  [mozambique, '84 123 1234', '[RULE-49] [CARD-21]'],
] as const) {
  test(`${rows} the phone of ${shop.title}: placeholder and spelling`, async ({ visit }) => {
    await visit.open('/lead', shop);
    const { phone } = visit.lead;
    await expect(phone).toHaveAttribute('placeholder', placeholder);
    await phone.pressSequentially(shop.phone.typed);
    await expect(phone).toHaveValue(shop.phone.shown);
    await phone.fill(shop.phone.sent);
    await expect(phone).toHaveValue(shop.phone.shown);
  });
}

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
