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

test.each([
  [
    '[RULE-32] a street has two characters and a letter',
    checks.street,
    ['', 'R', '12'],
    'Rua 7, 12',
  ],
  ['[RULE-33] a district is not empty', checks.district, ['', '  ', '3'], 'Centro'],
  ['[RULE-34] a state is not empty', checks.state, ['', ' '], 'SP'],
  ['[RULE-35] a city has no digits', checks.city, ['', '1234', 'Maputo 2'], 'Maputo'],
  ['[RULE-36] a country has no digits', checks.country, ['', '55'], 'Brasil'],
  ['[RULE-38] a number is any text', checks['street-number'], ['', ' '], '12A'],
  ['[RULE-39] a complement is of words', checks.complement, ['@@', 'a=b'], 'Apto 12'],
])('%s', (_, check, wrong, right) => {
  for (const value of wrong) expect(check(value)).toBeTypeOf('string');
  expect(check(right)).toBeUndefined();
});

test.each([
  'Rua 7 (Qd. 5, Lt. 3)',
  'Travessa Sant´Ana',
  'Praça “Zumbi dos Palmares” — lado par',
  'Rua C+S nº 1.301',
])('a street as people write it: %s', (street) => {
  expect(checks.street(street)).toBeUndefined();
});

test.each(['Olho-d´Água do Borges', 'Maputo/Matola', 'Washington, D.C.', 'Trinidad & Tobago'])(
  'a place as people write it: %s',
  (place) => {
    expect([checks.city(place), checks.country(place)]).toEqual([undefined, undefined]);
  },
);

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

test('[RULE-32] streets pass, and fail with one thing wrong', () => {
  passes(streets, checks.street);
  finds(brokenStreets('street'), checks.street);
});

test('[RULE-33] districts pass, and fail with one thing wrong', () => {
  passes(streets, checks.district);
  finds(brokenStreets('district'), checks.district);
});

test('[RULE-34] any state passes, and none fails', () => {
  passes(anyTexts, checks.state);
  finds(blankTexts('state'), checks.state);
});

test('[RULE-35] cities pass, and fail with one thing wrong', () => {
  passes(places, checks.city);
  finds(brokenPlaces('city'), checks.city);
});

test('[RULE-36] countries pass, and fail with one thing wrong', () => {
  passes(places, checks.country);
  finds(brokenPlaces('country'), checks.country);
});

test('[RULE-38] any number of a house passes, and none fails', () => {
  passes(anyTexts, checks['street-number']);
  finds(blankTexts('street-number'), checks['street-number']);
});

test('[RULE-39] words of letters and digits pass, and fail with one other character', () => {
  passes(complements, checks.complement);
  finds(brokenComplements, checks.complement);
});
