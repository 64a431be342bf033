import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import schema from '../../schemas/brand/sandbox.schema.json' with { type: 'json' };
import { completed } from '../checker/structure/meta-schemas.ts';
import { makeBrand, makeMozambicanBrand } from './sandbox-test-kit.ts';

const isValid = new Ajv2020({ allErrors: true }).compile(completed(schema));
const { sandbox } = makeBrand();
const plan = sandbox.plans[0]!;
const withPlan = (changes: object) => ({ ...sandbox, plans: [{ ...plan, ...changes }] });

test.each([
  ['everything', sandbox],
  ['plans alone', makeMozambicanBrand().sandbox],
  [
    'what config says',
    { ...sandbox, title: 'Outro', designSystemId: 'X$dark', hasAddressForm: true },
  ],
  ['the way to its schema', { ...sandbox, $schema: '../../schemas/brand/sandbox.schema.json' }],
  ['where a plan stands', withPlan({ after: 'plano-mensal' })],
])('a sandbox.json may hold %s', (_, file) => {
  expect([isValid(file), isValid.errors]).toEqual([true, null]);
});

test.each([
  ['no plan', { ...sandbox, plans: [] }],
  ['a plan without a price', withPlan({ amount: undefined })],
  ['a price in words', withPlan({ amount: '576' })],
  ['an unknown currency', withPlan({ currency: 'R$' })],
  ['an unknown method', withPlan({ paymentMethods: ['cheque'] })],
  ['no method', withPlan({ paymentMethods: [] })],
  ['an unknown plan type', withPlan({ type: 'monthly' })],
  ['instalments without a total', withPlan({ installments: [{ id: 2, value: 288 }] })],
  ['an unknown key', { ...sandbox, prices: [] }],
  ['a seller without a name', { ...sandbox, sellers: { carlos: {} } }],
  ['a long Pix city', { ...sandbox, pix: { ...sandbox.pix, city: 'SAO JOSE DOS CAMPOS' } }],
])('a sandbox.json must not hold %s', (_, file) => {
  expect(isValid(JSON.parse(JSON.stringify(file)))).toBe(false);
});
