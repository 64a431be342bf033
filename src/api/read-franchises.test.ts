import { expect, test } from 'vitest';
import { readCities, readRegions, readUnits } from './read-franchises.ts';

const unreadable = (operationId: string) =>
  expect.objectContaining({ name: 'ApiError', kind: 'unreadable', operationId });

test.each([
  [[{ region: 'Sul', brand: 'ALFA', country: 'BR' }, { region: 'Norte' }]],
  [{ data: [{ region: 'Sul' }, { region: 'Norte' }] }],
  [{ regions: ['Sul', 'Norte', 'Sul'] }],
  [{ data: { regions: [{ region: 'Sul' }, { region: 'Norte' }] } }],
])('[ENTITY-41] regions are found in %j', (answer) => {
  expect(readRegions(answer)).toEqual(['Sul', 'Norte']);
});

test('[ENTITY-40] cities by their name, each once', () => {
  const cities = [{ city: 'Campinas', region: 'Sudeste' }, { city: 'Campinas' }];
  expect(readCities(cities)).toEqual(['Campinas']);
  expect(readCities({ cities: ['Santos', 'Campinas', 'Santos'] })).toEqual(['Santos', 'Campinas']);
});

test('[ENTITY-42] units with id and name, also in snake_case', () => {
  expect(readUnits({ data: [{ salesforce_id: 7, name: 'Centro', x: 1 }] })).toEqual([
    { salesforceId: '7', name: 'Centro' },
  ]);
  expect(readUnits({ units: [{ salesforceId: 'u1', name: 'Sul' }] })).toEqual([
    { salesforceId: 'u1', name: 'Sul' },
  ]);
  expect(readUnits([])).toEqual([]);
});

test.each([undefined, {}, 'Sul', { data: {} }])('%j is not a list', (answer) => {
  expect(() => readRegions(answer)).toThrow(unreadable('getFranchiseRegions'));
});

test.each([[[{ name: 'Centro' }]], [[{ salesforceId: '1' }]]])(
  'a school without id or name, as in %j, cannot be offered',
  (answer) => {
    expect(() => readUnits(answer)).toThrow(unreadable('getFranchiseUnits'));
  },
);
