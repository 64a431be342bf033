import fc from 'fast-check';
import { expect } from 'vitest';
import { ApiError } from '../../src/api/api-error.ts';
import type { Product } from '../../src/api/read-product.ts';
import type { OperationId } from '../../src/contract/generated/operations.ts';
import { formatMoney } from '../../src/rules/money.ts';
import { READERS } from '../contract/readers.ts';
import { CONFIG, PRODUCT } from '../e2e/support/independent-upstream/answers.ts';
import { PIX_CODE } from '../e2e/support/independent-upstream/payments.ts';
import { type Json, nearlyJson } from './changed-json.ts';
import { fuzz } from './fuzz.ts';

/** Words of a buyer in an answer: no error may repeat them. */
const BUYER = 'Maria Sigilosa 4111111111111111';

const PAYMENT = {
  data: {
    token: BUYER,
    redirect: '/success',
    route: 'payment/[id]',
    payment_profile_ids: ['p1', 2, BUYER],
    pix: { qr_code: PIX_CODE, expiration_date: '2030-01-01' },
    boleto: {
      line: '00190.50095 40144.816069 06809.350314 3 37370000000100',
      url: 'https://b.example/1',
    },
  },
};
const LISTS = [
  [{ region: 'Sul', city: 'Natal', salesforceId: 's1', name: BUYER }],
  { data: { regions: ['Sul'], cities: ['Natal'], units: [{ salesforce_id: 1, name: BUYER }] } },
];

/** Answers of the calls, by their names. */
const EXAMPLES: Partial<Record<OperationId, readonly unknown[]>> = {
  getProductV2: [PRODUCT, { data: { ...PRODUCT, productName: BUYER } }],
  getProductConfig: [CONFIG, { data: { ...CONFIG, title: BUYER } }],
  getSeller: [{ data: { name: BUYER, is_live_enabled: true, account: 'a' } }],
  getPlanProduct: ['WUP', { data: { product_code: BUYER } }],
  createLead: [{ data: { lead_id: BUYER } }, { leadId: 7 }],
  getTickets: [[{ name: BUYER, plan_id: 'p', amount: 600 }]],
  getContract: ['https://c.example/x', { data: { text: BUYER } }],
  getFranchiseRegions: LISTS,
  getFranchiseCities: LISTS,
  getFranchiseUnits: LISTS,
  payV2: [PAYMENT, PAYMENT.data],
};

const answer = fc
  .constantFrom(...(Object.keys(EXAMPLES) as OperationId[]))
  .chain((id) => fc.tuple(fc.constant(id), nearlyJson(EXAMPLES[id]!)));

/** What a reader gives, and the errors that it throws or reports. */
function readingOf(id: OperationId, json: Json): { given?: unknown; errors: unknown[] } {
  const errors: unknown[] = [];
  try {
    const given = READERS[id]!(json, (error) => errors.push(error));
    return { given, errors };
  } catch (error) {
    return { errors: [...errors, error] };
  }
}

fuzz(
  'answers: a reader gives what it can, or the one declared error, which says no word of the answer',
  answer,
  { runs: 400 },
  ([id, json]) => {
    const { errors, given } = readingOf(id, json);
    for (const error of errors) {
      expect(error).toBeInstanceOf(ApiError);
      const { kind, message } = error as ApiError;
      expect(kind).toBe('unreadable');
      expect(message).not.toMatch(/Sigilosa|4111/);
      expect(message.length).toBeLessThan(300);
    }
    expect(readingOf(id, json).given).toEqual(given);
  },
);

/** Every number that an answer says, also as digits. */
function numbersIn(value: unknown, depth = 0): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value === 'string') return value === '' ? [] : [Number(value)];
  if (typeof value !== 'object' || value === null || depth > 12) return [];
  return Object.values(value).flatMap((one) => numbersIn(one, depth + 1));
}

const priced = nearlyJson([PRODUCT, { data: PRODUCT }]);

fuzz(
  'answers: a product has no price that its answer has not said, and each can be written',
  priced,
  {
    runs: 300,
    examples: [
      { plans: [{ id: 'p', amount: 1e21 }] },
      { plans: [{ id: 'p', amount: 1, installments: [{ id: '9', value: 1.7e308 }] }] },
    ],
  },
  (json) => {
    const { plans = [] } = (readingOf('getProductV2', json).given as Product | undefined) ?? {};
    const said = new Set(numbersIn(json));
    for (const { amount, standardAmount = amount, installments } of plans) {
      for (const one of [amount, standardAmount]) {
        expect(said).toContain(one);
        expect(formatMoney(one, 'BRL', 'major')).toMatch(/^R\$\u00a0[\d.]+,\d\d$/);
      }
      for (const { value, count, totalValue } of installments) {
        expect(said).toContain(value);
        // A total that is not said is the price, or the sum that the buyer reads off the instalments.
        if (!said.has(totalValue)) expect(Math.abs(totalValue - value * count)).toBeLessThan(0.01);
        expect(formatMoney(totalValue, 'BRL', 'major')).toMatch(/^R\$\u00a0[\d.]+,\d\d$/);
      }
    }
  },
);
