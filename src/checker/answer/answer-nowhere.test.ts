import { expect, test } from 'vitest';
import { reportsOf, withForm, withScreen } from '../rule-test-kit.ts';

const TEXT = { type: 'string', title: 'Pergunta' };
const NO_LEAD = { fact: 'hasLead', is: false };
const form = (action: string, properties: object, more: object = {}, rest: object = {}) =>
  withForm({ properties, ...more }, { action, ...rest });

test('what a later form asks for itself reaches nobody', () => {
  expect(reportsOf('answer-nowhere', form('goNext', { shirt: TEXT }))).toEqual([
    "alfa/screens/lead.json blocks[form].schema.properties.shirt: The answer 'shirt' is sent nowhere from /lead and decides no condition. Ask it on the form of the lead, or delete it.",
  ]);
});

test('a payment form sends it with the lead that it creates, so only new buyers may be asked', () => {
  const [report] = reportsOf('answer-nowhere', form('pay', { shirt: TEXT }));
  expect(report).toContain('"when": { "fact": "hasLead", "is": false }');
  expect(reportsOf('answer-nowhere', form('pay', { shirt: { ...TEXT, when: NO_LEAD } }))).toEqual(
    [],
  );
  const properties = { shirt: { ...TEXT, when: NO_LEAD } };
  const invoice = withForm({ properties }, { action: 'payInvoice' }, {}, 'payment/[id]');
  expect(reportsOf('answer-nowhere', invoice)).toHaveLength(1);
});

test('a branch asks as well', () => {
  const branch = {
    if: { properties: { shirt: { const: 'M' } } },
    then: { properties: { colour: TEXT } },
  };
  const [report, ...more] = reportsOf('answer-nowhere', form('goNext', { shirt: TEXT }, branch));
  expect(report).toContain("'colour' is sent nowhere");
  expect(more).toEqual([]);
});

test('a secret is sent nowhere, not even with the lead', () => {
  const properties = { word: { ...TEXT, format: 'password' } };
  const [report] = reportsOf('answer-nowhere', form('createLead', properties));
  expect(report).toContain("The answer 'word' is sent nowhere");
});

test.each<[string, string, object, object?]>([
  ['the lead takes everything', 'createLead', { shirt: TEXT, siblings: { type: 'array' } }],
  ['PATCH takes it later', 'goNext', { birthDate: TEXT, cpf: TEXT, address: { type: 'object' } }],
  ['the payment takes it', 'payInvoice', { cardNumber: TEXT, cardCVV: TEXT, paymentMethod: TEXT }],
  ['the action takes it', 'validatePhone', { code: TEXT }],
  ['the action goes by it', 'chooseMethod', { method: TEXT }],
  [
    'another field depends on it',
    'goNext',
    { shirt: TEXT },
    { dependentRequired: { shirt: ['cpf'] } },
  ],
])('%s', (_, action, properties, more) => {
  expect(reportsOf('answer-nowhere', form(action, properties, more))).toEqual([]);
});

test.each(['amount', 'constructor', 'cardCVV'])('the name %s is taken', (name) => {
  const [report] = reportsOf('answer-nowhere', form('createLead', { [name]: TEXT }));
  expect(report).toContain(`something of their own under the name '${name}'`);
});

test.each([
  [{ when: { answer: 'shirt', is: 'M' } }, 0],
  [{ prefill: { size: 'shirt' } }, 0],
  [{ when: { answer: 'other' } }, 1],
])('an answer that a later screen goes by is asked for a reason: %j', (block, count) => {
  const later = withScreen('payment', { id: 'note', block: 'text', ...block });
  const files = { ...form('goNext', { shirt: TEXT }), ...later };
  expect(reportsOf('answer-nowhere', files)).toHaveLength(count);
});
