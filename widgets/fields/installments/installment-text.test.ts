import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { readProduct } from '../../../src/api/read-product.ts';
import { installmentOf } from '../../../src/checkout/payment/amount.ts';
import { paymentBody } from '../../../src/checkout/actions/payment-request.ts';
import { parseLink } from '../../../src/flow/link.ts';
import { CARD, LEAD } from '../../../tests/drawing/buyer.ts';
import { formatMoney } from '../../../src/rules/money.ts';
import { installmentText } from './installment-text.ts';

const { text, brand } = aCheckout(brandWith());
const PAYING = {
  method: 'creditcard',
  card: CARD,
  lead: LEAD,
  link: parseLink(''),
  offer: 'main',
  productCode: 'ALFA',
  business: 'other',
  settings: brand.settings,
  captchaToken: '',
} as const;
const money = (amount: number) => formatMoney(amount, 'BRL', 'major');

const plan = { amount: 499, unit: 'major' } as const;
const read = (installment: Parameters<typeof installmentText>[0]) =>
  installmentText(installment, plan, text, money).replaceAll('\u00a0', ' ');

test.each([
  [{ id: '1', count: 1, value: 499, totalValue: 499 }, 'À vista · R$ 499,00'],
  [{ id: '1', count: 1, value: 499, totalValue: 474.05 }, 'À vista · R$ 474,05'],
  [{ id: '12', count: 12, value: 41.58, totalValue: 499 }, '12x de R$ 41,58 sem juros'],
  [{ id: '10x', count: 10, value: 60, tax: 24, totalValue: 600 }, '10x de R$ 60,00 com juros'],
  [{ id: '2', count: 2, value: 250, tax: 0, totalValue: 499.02 }, '2x de R$ 250,00 com juros'],
])('[ENTITY-37] %o of a plan of 499 reads as %s', (installment, words) => {
  expect(read(installment)).toBe(words);
});

test.each([
  ['chosen', 499, '12x de R$ 49,90 · total R$ 499,00 sem juros'],
  ['chosen', 598.8, '12x de R$ 49,90 · total R$ 598,80 com juros'],
  ['upTo', 499, 'ou até 12x de R$ 49,90 sem juros no cartão'],
  ['upTo', 598.8, 'ou até 12x de R$ 49,90 no cartão, total R$ 598,80 com juros'],
] as const)('%s, with a total of %d: %s', (place, totalValue, words) => {
  const installment = { id: '12', count: 12, value: 49.9, totalValue };
  const said = installmentText(installment, plan, text, money, place);
  expect(said.replaceAll('\u00a0', ' ')).toBe(words);
});

test.each([
  [18721, 'sem juros'],
  [18722, 'com juros'],
])('a minor unit is a cent: %d of 18720 are %s', (totalValue, words) => {
  const ofMinor = { amount: 18720, unit: 'minor' } as const;
  const installment = { id: '2', count: 2, value: 9360, totalValue };
  expect(installmentText(installment, ofMinor, text, money)).toContain(words);
});

test('[SCREEN-25] [CONST-35] what stands beside the price is what its payment charges, however odd the answer', () => {
  const cents = fc.integer({ min: 1, max: 2_000_000 }).map((amount) => amount / 100);
  const odd = fc.option(fc.oneof(cents, fc.constantFrom('x', -1, null)), { nil: undefined });
  const answered = fc.record({
    id: fc.integer({ min: 1, max: 24 }),
    value: cents,
    totalValue: odd,
  });
  fc.assert(
    fc.property(cents, fc.array(answered, { maxLength: 4 }), (amount, installments) => {
      const answer = { plans: [{ id: 'p', amount, installments }] };
      const [found] = readProduct('getProductV1', answer, () => {}).plans;
      for (const { id } of found!.installments) {
        const order = { ...found!, currency: 'BRL', unit: 'major' as const };
        const installment = installmentOf(order, id)!;
        const body = paymentBody({ ...PAYING, plan: order, installment });
        const said = installmentText(installment, order, text, money, 'chosen');
        expect(said).toContain(money(body.amount));
        expect(body.paymentMethods[0]!.amount).toBe(body.amount);
        if (said.includes('sem juros')) expect(body.amount).toBeLessThan(amount + 0.011);
      }
    }),
  );
});
