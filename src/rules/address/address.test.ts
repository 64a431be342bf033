import { expect, test } from 'vitest';
import { disagreements, readCorpus, type Expectation } from '../../../tests/corpora/read-corpus.ts';
import { applyMask } from '../mask.ts';
import { cepMask, checks } from './address.ts';

const FIELDS = {
  ENDERECO: { id: '[RULE-32]', check: checks.street, text: 'Insira um endereço válido' },
  BAIRRO: { id: '[RULE-33]', check: checks.district, text: 'Insira um bairro válido' },
  ESTADO: { id: '[RULE-34]', check: checks.state, text: 'Insira um estado válido' },
  CIDADE: { id: '[RULE-35]', check: checks.city, text: 'Insira uma cidade válida' },
  PAIS: { id: '[RULE-36]', check: checks.country, text: 'Insira um pais válido' },
  NUMERO: { id: '[RULE-38]', check: checks['street-number'], text: 'Insira um número válido' },
  COMPLEMENTO: { id: '[RULE-39]', check: checks.complement, text: 'Insira um complemento válido' },
};
type Case = Expectation & { field: keyof typeof FIELDS; input: string };
const { cases } = readCorpus<{ cases: Case[] }>('states');
const textFor = ({ field, input }: Case) =>
  FIELDS[field].check(input) ? FIELDS[field].text : undefined;

test.each(Object.entries(FIELDS).map(([field, { id }]) => [id, field]))(
  '%s verdicts and texts of %s',
  (_, field) => {
    const own = cases.filter((one) => one.field === field);
    expect(own.map(({ expect: verdict }) => verdict)).toContain('invalid');
    expect(disagreements(own, textFor)).toEqual([]);
  },
);

test('every real street, quarter, city and country passes', () => {
  const places = cases.filter(
    ({ field, input }) => /ENDERECO|BAIRRO|CIDADE|PAIS/.test(field) && input.trim(),
  );
  expect(places.length).toBeGreaterThan(100);
  expect(places.filter(textFor)).toEqual([]);
});

test('[RULE-39] a complement may be absent', () => {
  expect(checks.complement('')).toBeUndefined();
});

test('D-93: blanks around a name do not count among its two characters', () => {
  expect(checks.street(' R ')).toBe('street');
  expect(checks.city(' X ')).toBe('city');
  // Nor is a name without a letter one.
  expect(checks.street('12-34')).toBe('street');
});

const TEXT = 'Insira um CEP válido';
const typed = (raw: string) => checks.cep(applyMask(cepMask, raw));

test('[RULE-37] the corpus of CEPs, typed into the masked field', () => {
  const { cases } = readCorpus<{ cases: (Expectation & { input: string })[] }>('cep');
  expect(disagreements(cases, ({ input }) => (typed(input) ? TEXT : undefined))).toEqual([]);
});

test('[RULE-37] a CEP reads nn nnn-nnn, which the mask makes of the usual spellings', () => {
  for (const raw of ['01310100', '01310-100', '01.310-100', '01 310-100']) {
    expect(applyMask(cepMask, raw)).toBe('01 310-100');
  }
  expect(checks.cep('01 310-100')).toBeUndefined();
  expect(checks.cep('01310-100')).toBe('cep');
  expect(typed('0131010')).toBe('cep');
});
