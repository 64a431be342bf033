import { expect, test } from 'vitest';
import { isCardScreen } from './card-screen.ts';

function brandWith(properties: object) {
  const page = { variants: { '': { schema: { properties } } } };
  return { screens: { renew: { blocks: [{ block: 'form', form: { pages: [page] } }] } } } as never;
}

test.each(['payment', 'payment/upsell', 'payment/[id]', 'upsell-payment', 'livelo/payment'])(
  '%s is a card screen in every brand',
  (templateId) => {
    expect(isCardScreen(brandWith({}), templateId)).toBe(true);
  },
);

test('any screen that asks for a card number is a card screen', () => {
  expect(isCardScreen(brandWith({ cardNumber: {} }), 'renew')).toBe(true);
  expect(isCardScreen(brandWith({ email: {} }), 'renew')).toBe(false);
  expect(isCardScreen(brandWith({ cardNumber: {} }), 'lead')).toBe(false);
});
