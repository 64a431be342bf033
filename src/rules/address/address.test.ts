import { describe, expect, test } from 'vitest';
import { disagreements, readCorpus, type Expectation } from '../../../tests/corpora/read-corpus.ts';
import { checks } from './address.ts';

const FIELDS = {
  ENDERECO: { check: checks.street, text: 'Insira um endereço válido' },
  BAIRRO: { check: checks.district, text: 'Insira um bairro válido' },
  ESTADO: { check: checks.state, text: 'Insira um estado válido' },
  CIDADE: { check: checks.city, text: 'Insira uma cidade válida' },
  PAIS: { check: checks.country, text: 'Insira um pais válido' },
  NUMERO: { check: checks['street-number'], text: 'Insira um número válido' },
  COMPLEMENTO: { check: checks.complement, text: 'Insira um complemento válido' },
};
type Case = Expectation & { field: keyof typeof FIELDS; input: string };
const { cases } = readCorpus<{ cases: Case[] }>('states');
const textFor = ({ field, input }: Case) =>
  FIELDS[field].check(input) ? FIELDS[field].text : undefined;

describe('corpus', () => {
  test.each([
    ['[RULE-32]', 'ENDERECO'],
    ['[RULE-33]', 'BAIRRO'],
    ['[RULE-34]', 'ESTADO'],
    ['[RULE-35]', 'CIDADE'],
    ['[RULE-36]', 'PAIS'],
    ['[RULE-38]', 'NUMERO'],
    ['[RULE-39]', 'COMPLEMENTO'],
  ])('%s verdicts and texts of %s', (_, field) => {
    const own = cases.filter((one) => one.field === field);
    expect(own.map(({ expect: verdict }) => verdict)).toContain('invalid');
    expect(disagreements(own, textFor)).toEqual([]);
  });

  test('every real street, quarter, city and country passes', () => {
    const places = cases.filter(
      ({ field, input }) => /ENDERECO|BAIRRO|CIDADE|PAIS/.test(field) && input.trim(),
    );
    expect(places.length).toBeGreaterThan(100);
    expect(places.filter(textFor)).toEqual([]);
  });
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
