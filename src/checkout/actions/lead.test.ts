import { expect, test, vi } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aTab, LEAD } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { fakeClient } from '../../../tests/fakes/client.ts';
import { gate } from '../../../tests/fakes/gate.ts';
import { ApiError } from '../../api/api-error.ts';
import type { ErrorReporter } from '../checkout.ts';
import { collectAnswers, createLead, enrichLead, selectSchool } from './lead.ts';

const plan = async () => undefined;

function run(answer: unknown, typed: object = { ...LEAD, terms: true }) {
  const checkout = aCheckout(brandWith(), { ...aTab(), answers: { createLead: answer } });
  return { checkout, outcome: createLead({ checkout, values: { ...typed }, plan }) };
}

test('[CALL-18] the lead goes out once, and its id, texts and consent are kept', async () => {
  const { checkout, outcome } = run({ data: { leadId: 'L1' } });
  expect(await outcome).toEqual({ kind: 'continue' });
  expect(checkout.client.calls).toEqual([
    { operationId: 'createLead', body: expect.objectContaining({ name: 'Ana Lima' }) },
  ]);
  expect(checkout.visit.state()).toMatchObject({ lead: LEAD, leadId: 'L1' });
  expect(checkout.session.read('guiche.consent')).toEqual({
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    terms: 'https://alfa.example.com/termos',
    politics: expect.stringContaining('https://'),
  });
});

test.each([{}, { terms: false }, { terms: 'true' }])('%o is not a consent', async (typed) => {
  const { checkout, outcome } = run({ leadId: 'L1' }, { ...LEAD, ...typed });
  await outcome;
  expect(checkout.session.read('guiche.consent')).toBeUndefined();
});

test.each([
  ['a refusal', { kind: 'status', status: 422, fields: ['email', 'phone'] }, ['email', 'phone']],
  ['no network', { kind: 'network' }, []],
] as const)('%s: nothing is kept, and the report has nothing typed', async (_, failure, fields) => {
  const { checkout, outcome } = run(new ApiError('createLead', failure));
  expect(await outcome).toEqual({ kind: 'failed', fields });
  expect(checkout.visit.state().lead).toBeUndefined();
  expect(checkout.report).toHaveBeenCalledExactlyOnceWith(expect.any(ApiError), 'createLead');
  expect(String(checkout.report.mock.calls[0]![0])).not.toMatch(/Ana|mail|98765/);
});

test.each([
  ['without an id', {}],
  ['with an empty body, or 204', undefined],
  ['with a text', new ApiError('createLead', { kind: 'unreadable', reason: 'it is not JSON' })],
])('[CALL-18] a lead that is answered %s is one, and that is reported', async (_, answer) => {
  const { checkout, outcome } = run(answer);
  expect(await outcome).toEqual({ kind: 'continue' });
  expect(checkout.visit.state()).toMatchObject({ lead: LEAD, leadId: undefined });
  expect(checkout.report).toHaveBeenCalledExactlyOnceWith(expect.any(ApiError), 'createLead');
});

test('D-181: a form without a phone sends and keeps none, and the lead is known', async () => {
  const { phone: _, ...typed } = LEAD;
  const { checkout, outcome } = run({ leadId: 'L1' }, typed);
  expect(await outcome).toEqual({ kind: 'continue' });
  expect(JSON.stringify(checkout.client.calls)).not.toMatch(/phone|undefined/);
  expect(checkout.session.read('dataLead')).toEqual(typed);
});

test('answers of earlier screens are collected, and those of the screen itself win where they are given', () => {
  const { session } = aTab();
  session.set('dataForm', { lead: { name: 'Ana', cpf: '111', age: 7 }, school: { city: 'Lins' } });
  const answers = { name: 'Ana', cpf: '222', age: 7, city: 'Lins' };
  expect(collectAnswers(session, { cpf: '222', age: undefined })).toEqual(answers);
});

function lead(updateLead: unknown = {}) {
  const client = fakeClient({ updateLead });
  return { ...aCheckout(brandWith(), aTab()), client, report: vi.fn<ErrorReporter>() };
}
const CPF = { cpf: '529.982.247-25' };

test('the enrichment is waited for, ten seconds at most; its failure is reported, and costs nothing', async () => {
  const { isOpen, open } = gate();
  const error = new Error('no answer');
  const checkout = lead(() => isOpen.then(() => error));
  const call = vi.spyOn(checkout.client, 'call');
  const settled = vi.fn<() => void>();
  const enriched = enrichLead(checkout, CPF, 'L1').then(settled);
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
  expect(call.mock.calls[0]![1]).toMatchObject({ timeoutMs: 10_000 });
  open();
  await enriched;
  expect(checkout.report).toHaveBeenCalledExactlyOnceWith(error, 'updateLead');
});

test('[CALL-19] [ENTITY-42] the school goes out as the lead’s account, and nothing else does', async () => {
  const answers = { updateLead: undefined };
  const checkout = aCheckout(brandWith(), { ...aTab({ lead: LEAD }), answers });
  const values = { region: 'Sul', city: 'Curitiba', relationAccount: 'S1' };
  expect(await selectSchool({ checkout, values, plan })).toEqual({ kind: 'continue' });
  const body = { relationAccount: 'S1', business: 'other' };
  expect(checkout.client.calls).toEqual([
    { operationId: 'updateLead', path: { leadId: 'L1' }, body: expect.objectContaining(body) },
  ]);
});
