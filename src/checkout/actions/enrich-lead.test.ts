import { expect, test } from 'vitest';
import { aTab } from '../../../tests/drawing/buyer.ts';
import { collectAnswers, findTaxId } from './enrich-lead.ts';

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

test('without earlier screens there is the screen itself', () => {
  expect(collectAnswers(aTab().session, { cpf: '222' })).toEqual({ cpf: '222' });
});

test.each([
  [{ cpf: '1' }, '1'],
  [{ cnpj: '2' }, '2'],
  [{ registry: '3' }, '3'],
  [{ document: '4' }, '4'],
  [{ cpf: '', cnpj: '2' }, '2'],
  [{}, undefined],
])('the tax id of %j is %s', (values, taxId) => {
  expect(findTaxId(values)).toBe(taxId);
});
