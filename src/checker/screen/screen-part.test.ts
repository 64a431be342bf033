import { expect, test } from 'vitest';
import { reportsOf, withScreen as screen, withSteps } from '../rule-test-kit.ts';

const form = (action: string) => ({ id: 'form', block: 'form', action });
const block = (kind: string, rest: object = {}) => ({ id: kind, block: kind, ...rest });
const next = (rest: object = {}) => block('next', { text: 'a.b', ...rest });
const PRICE = block('order-summary');
const CODE = block('pix-code');

test('a screen without what its form is for', () => {
  expect(reportsOf('screen-part', screen('phone-verification', form('validatePhone')))).toEqual([
    expect.stringContaining("no block 'sms-sender'"),
  ]);
});

test.each([
  ['always', next(), 1],
  ['for known buyers', next({ when: { fact: 'hasLead' } }), 1],
  ['once there is a Pix code', next({ when: { fact: 'hasPix' } }), 0],
  ['once the code has expired', next({ when: { fact: 'pixFault', is: 'expired' } }), 0],
])('a way past the payment %s', (_, button, count) => {
  const found = reportsOf('screen-part', screen('pix', PRICE, CODE, form('payPix'), button));
  expect(found).toHaveLength(count);
  for (const report of found) expect(report).toMatch(/'next' leads past the payment/);
});

test('a way past an upsell is fine', () => {
  expect(reportsOf('screen-part', screen('payment/upsell', PRICE, form('pay'), next()))).toEqual(
    [],
  );
});

test.each(['tickets', 'contract'])(
  'a brand with %s whose screens do not have the block',
  (name) => {
    const brand = { 'alfa/brand': { [name]: true } };
    const steps = withSteps({ id: 'payment', templateId: 'payment' });
    const shown = (...blocks: object[]) => screen('payment', PRICE, form('pay'), ...blocks);
    expect(reportsOf('screen-part', { ...brand, ...steps, ...shown() })).toEqual([
      expect.stringContaining(`alfa/brand.json ${name}: brand.json has '${name}', but no screen`),
    ]);
    expect(reportsOf('screen-part', { ...brand, ...steps, ...shown(block(name)) })).toEqual([]);
  },
);
