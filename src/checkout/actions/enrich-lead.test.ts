import { expect, test, vi } from 'vitest';
import { aTab } from '../../../tests/drawing/buyer.ts';
import { fakeClient } from '../../../tests/fakes/client.ts';
import { gate } from '../../../tests/fakes/gate.ts';
import type { ErrorReporter } from '../checkout.ts';
import { collectAnswers, enrichLead, findTaxId } from './enrich-lead.ts';

function kept(dataForm: unknown) {
  const { session } = aTab();
  session.set('dataForm', dataForm);
  return session;
}

test('answers of earlier screens are collected, and those of the screen itself win', () => {
  const session = kept({ lead: { name: 'Ana', cpf: '111' }, school: { city: 'Lins' } });
  expect(collectAnswers(session, { cpf: '222' })).toEqual({
    name: 'Ana',
    cpf: '222',
    city: 'Lins',
  });
});

test('a field that is left empty on the screen keeps its earlier answer', () => {
  const session = kept({ lead: { cpf: '111' } });
  expect(collectAnswers(session, { cpf: undefined })).toEqual({ cpf: '111' });
});

test.each([
  [{ cpf: '1' }, '1'],
  [{ cnpj: '2' }, '2'],
  [{ registry: '3' }, '3'],
  [{ document: '4' }, '4'],
  [{ cpf: '', cnpj: '2' }, '2'],
  [{ cpf: 1, cnpj: null, registry: '3', document: '4' }, '3'],
  [{}, undefined],
])('the tax id of %j is %s', (values, taxId) => {
  expect(findTaxId(values)).toBe(taxId);
});

function lead(updateLead: unknown = {}) {
  const client = fakeClient({ updateLead });
  return { client, business: 'exam-prep', report: vi.fn<ErrorReporter>() };
}

test('[CALL-19] the lead gets birth date, document, account and address, and nothing else typed', async () => {
  const checkout = lead();
  await enrichLead(checkout, 'L1', {
    birthDate: '1990-05-17',
    cpf: '529.982.247-25',
    relationAccount: '001A',
    address: { city: 'Lins' },
    name: 'Ana',
    cardNumber: '4111',
  });
  expect(checkout.client.calls).toEqual([
    {
      operationId: 'updateLead',
      path: { leadId: 'L1' },
      body: {
        birthDate: '1990-05-17',
        document: '52998224725',
        relationAccount: '001A',
        address: { city: 'Lins' },
        business: 'exam-prep',
      },
    },
  ]);
});

test.each([
  ['a lead without an id', undefined, { cpf: '529.982.247-25' }],
  ['nothing to add', 'L1', { name: 'Ana' }],
])('with %s no call is made', async (_, leadId, typed) => {
  const checkout = lead();
  await enrichLead(checkout, leadId, typed);
  expect(checkout.client.calls).toEqual([]);
  expect(checkout.report).not.toHaveBeenCalled();
});

test('the call is waited for, ten seconds at most', async () => {
  const { isOpen, open } = gate();
  const checkout = lead(() => isOpen);
  const call = vi.spyOn(checkout.client, 'call');
  const settled = vi.fn<() => void>();
  const enriched = enrichLead(checkout, 'L1', { cpf: '529.982.247-25' }).then(settled);
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
  expect(call.mock.calls[0]![1]).toMatchObject({ timeoutMs: 10_000 });
  open();
  await enriched;
  expect(settled).toHaveBeenCalledOnce();
});

test('a failure is reported, and costs nothing', async () => {
  const error = new Error('no answer');
  const checkout = lead(error);
  await enrichLead(checkout, 'L1', { cpf: '529.982.247-25' });
  expect(checkout.report).toHaveBeenCalledExactlyOnceWith(error, 'updateLead');
});
