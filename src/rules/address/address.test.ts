import { describe, expect, test } from 'vitest';
import { disagreements, readCorpus, type Expectation } from '../../../tests/corpora/read-corpus.ts';
import { checks } from './address.ts';
import {
  anyTexts,
  blankTexts,
  brokenComplements,
  brokenPlaces,
  brokenStreets,
  complements,
  places,
  streets,
} from '../../../tests/generated/address.ts';
import { finds, passes } from '../../../tests/generated/every.ts';

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
  test('verdicts and texts', () => {
    expect(disagreements(cases, textFor)).toEqual([]);
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
  expect(checks.district(' S')).toBe('district');
  expect(checks.district('Sé')).toBeUndefined();
  expect(checks.city(' X ')).toBe('city');
  expect(checks.city(' Xá ')).toBeUndefined();
});

test.each([
  ['[RULE-32]', 'street', streets, brokenStreets('street')],
  ['[RULE-33]', 'district', streets, brokenStreets('district')],
  ['[RULE-34]', 'state', anyTexts, blankTexts('state')],
  ['[RULE-35]', 'city', places, brokenPlaces('city')],
  ['[RULE-36]', 'country', places, brokenPlaces('country')],
  ['[RULE-38]', 'street-number', anyTexts, blankTexts('street-number')],
  ['[RULE-39]', 'complement', complements, brokenComplements],
] as const)('%s a right %s passes, and with one thing wrong it fails', (_, name, right, broken) => {
  passes(right, checks[name]);
  finds<string>(broken, checks[name]);
});
