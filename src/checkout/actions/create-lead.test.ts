import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aTab, LEAD } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { ApiError } from '../../api/api-error.ts';
import { createLead } from './create-lead.ts';

const plan = async () => undefined;

function run(answer: unknown, search = '') {
  const checkout = aCheckout(brandWith(), { ...aTab(), search, answers: { createLead: answer } });
  return { checkout, outcome: createLead({ checkout, values: { ...LEAD, terms: true }, plan }) };
}

test('[CALL-18] the lead goes out once, and its id and texts are kept', async () => {
  const { checkout, outcome } = run({ data: { leadId: 'L1' } });
  expect(await outcome).toEqual({ kind: 'continue' });
  expect(checkout.client.calls).toEqual([
    { operationId: 'createLead', body: expect.objectContaining({ name: 'Ana Lima' }) },
  ]);
  expect(checkout.visit.state()).toMatchObject({ lead: LEAD, leadId: 'L1' });
});

test.each([
  ['a refusal', new ApiError('createLead', { kind: 'status', status: 400 })],
  ['no network', new ApiError('createLead', { kind: 'network' })],
])('%s: nothing is kept, and it is reported without what was typed', async (_, answer) => {
  const { checkout, outcome } = run(answer);
  expect(await outcome).toMatchObject({ kind: 'failed' });
  expect(checkout.visit.state().lead).toBeUndefined();
  expect(checkout.report).toHaveBeenCalledExactlyOnceWith(expect.any(ApiError), 'createLead');
  expect(String(checkout.report.mock.calls[0]![0])).not.toMatch(/Ana|mail|98765/);
});

test.each([
  ['without an id', {}],
  ['with an empty body, or 204', undefined],
  ['with a text', new ApiError('createLead', { kind: 'unreadable', reason: 'it is not JSON' })],
])(
  '[CALL-18] a lead that is answered %s is one: the sale goes on, and that is reported',
  async (_, answer) => {
    const { checkout, outcome } = run(answer);
    expect(await outcome).toEqual({ kind: 'continue' });
    expect(checkout.visit.state()).toMatchObject({ lead: LEAD, leadId: undefined });
    expect(checkout.report).toHaveBeenCalledExactlyOnceWith(expect.any(ApiError), 'createLead');
  },
);

test('the fields that the upstream refuses are named', async () => {
  const refused = { kind: 'status', status: 422, fields: ['email', 'phone'] } as const;
  const { outcome } = run(new ApiError('createLead', refused));
  expect(await outcome).toEqual({ kind: 'failed', fields: ['email', 'phone'] });
});

test('D-181: a form without a phone sends and keeps none, and the lead is known', async () => {
  const checkout = aCheckout(brandWith(), { ...aTab(), answers: { createLead: { leadId: 'L1' } } });
  const { phone: _, ...values } = LEAD;
  expect(await createLead({ checkout, values, plan })).toEqual({ kind: 'continue' });
  expect(JSON.stringify(checkout.client.calls)).not.toMatch(/phone|undefined/);
  expect(checkout.visit.state()).toMatchObject({ leadId: 'L1', lead: values });
  expect(checkout.session.read('dataLead')).toEqual(values);
});
