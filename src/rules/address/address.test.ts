import { describe, expect, test } from 'vitest';
import { disagreements, readCorpus, type Expectation } from '../../../tests/corpora/read-corpus.ts';
import {
  checkCity,
  checkComplement,
  checkCountry,
  checkDistrict,
  checkState,
  checkStreet,
  checkStreetNumber,
} from './address.ts';

const FIELDS = {
  ENDERECO: { check: checkStreet, text: 'Insira um endereço válido' },
  BAIRRO: { check: checkDistrict, text: 'Insira um bairro válido' },
  ESTADO: { check: checkState, text: 'Insira um estado válido' },
  CIDADE: { check: checkCity, text: 'Insira uma cidade válida' },
  PAIS: { check: checkCountry, text: 'Insira um pais válido' },
  NUMERO: { check: checkStreetNumber, text: 'Insira um número válido' },
  COMPLEMENTO: { check: checkComplement, text: 'Insira um complemento válido' },
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
  ['[RULE-32] a street has two characters and a letter', checkStreet, ['', 'R', '12'], 'Rua 7, 12'],
  ['[RULE-33] a district is not empty', checkDistrict, ['', '  ', '3'], 'Centro'],
  ['[RULE-34] a state is not empty', checkState, ['', ' '], 'SP'],
  ['[RULE-35] a city has no digits', checkCity, ['', '1234', 'Maputo 2'], 'Maputo'],
  ['[RULE-36] a country has no digits', checkCountry, ['', '55'], 'Brasil'],
  ['[RULE-38] a number is any text', checkStreetNumber, ['', ' '], '12A'],
  ['[RULE-39] a complement is of words', checkComplement, ['@@', 'a=b'], 'Apto 12'],
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
  expect(checkStreet(street)).toBeUndefined();
});

test.each(['Olho-d´Água do Borges', 'Maputo/Matola', 'Washington, D.C.', 'Trinidad & Tobago'])(
  'a place as people write it: %s',
  (place) => {
    expect([checkCity(place), checkCountry(place)]).toEqual([undefined, undefined]);
  },
);

test('[RULE-39] a complement may be absent', () => {
  expect(checkComplement('')).toBeUndefined();
});

test('D-93: blanks around a name do not count among its two characters', () => {
  expect(checkStreet(' R ')).toBe('street');
  expect(checkDistrict(' S')).toBe('district');
  expect(checkDistrict('Sé')).toBeUndefined();
  expect(checkCity(' X ')).toBe('city');
  expect(checkCity(' Xá ')).toBeUndefined();
});
