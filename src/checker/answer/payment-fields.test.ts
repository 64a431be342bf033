import { expect, test } from 'vitest';
import { reportsOf, withForm } from '../rule-test-kit.ts';

const TEXT = { type: 'string', title: 'Pergunta' };
const CARD = ['cardNumber', 'cardCompany', 'cardName', 'cardExpireDate', 'cardCVV'];
const fields = (...names: string[]) => Object.fromEntries(names.map((name) => [name, TEXT]));
const form = (action: string, properties: object, required = Object.keys(properties)) =>
  withForm({ properties, required }, { action });
const onScreen = (template: string, action: string) =>
  withForm({ properties: fields(...CARD), required: CARD }, { action }, {}, template);

test.each(CARD)('a card payment that can be sent without %s', (missing) => {
  const required = CARD.filter((name) => name !== missing);
  const [report, ...others] = reportsOf('payment-fields', form('pay', fields(...CARD), required));
  expect(report).toContain(`This form pays by creditcard, but can be sent without '${missing}'.`);
  expect(report).toContain(`Add "${missing}": { "$ref": "fields/`);
  expect(others).toEqual([]);
});

test.each(['payPix', 'payBoleto', 'payLivelo', 'goNext'])('a card on a form with %s', (action) => {
  expect(reportsOf('payment-fields', form(action, fields(...CARD, 'cpf')))).toEqual([
    `alfa/screens/lead.json blocks[form].action: '${action}' does not pay by card, but this form asks for a card. Write the action that this form is for, such as "pay".`,
  ]);
});

test('a card that a brand adds to a form of its parent: told where it is added', () => {
  const files = {
    'base/brand': {},
    'base/screens/lead': form('createLead', {})['alfa/screens/lead']!,
    'alfa/brand': { extends: 'base' },
    'alfa/screens/lead': { blocks: [{ id: 'form', schema: { properties: fields('cardNumber') } }] },
  };
  expect(reportsOf('payment-fields', files)).toEqual([
    `alfa/screens/lead.json blocks[form].schema.properties.cardNumber: 'createLead' does not pay by card, but this form asks for a card. Take this field out.`,
  ]);
});

test.each([
  ['payment/[id]', 'pay', 'Write "payInvoice".'],
  ['payment', 'payInvoice', 'Write "pay".'],
  ['recovery/[id]', 'pay', 'Write "recover", "renew".'],
  ['custom-offer', 'pay', 'Write "payCustomOffer".'],
])('on %s the action %s', (template, action, advice) => {
  const [report] = reportsOf('payment-fields', onScreen(template, action));
  expect(report).toContain(`'${action}' pays something else than what the screen '${template}'`);
  expect(report).toContain(advice);
});

test.each([
  ['a card payment with the whole card', form('pay', fields(...CARD))],
  ['an invoice by card', onScreen('payment/[id]', 'payInvoice')],
  [
    'points, and a card where points are earned',
    form('payLivelo', { cardNumber: { ...TEXT, when: { fact: 'isAccrual' } } }, []),
  ],
  ['a lead', form('createLead', {})],
])('%s is fine', (_, files) => {
  expect(reportsOf('payment-fields', files)).toEqual([]);
});
