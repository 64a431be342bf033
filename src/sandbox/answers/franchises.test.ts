import { expect, test } from 'vitest';
import { makeSeller, sandboxOf, send } from '../sandbox-test-kit.ts';

const franchises = [
  { region: 'Sul', city: 'Curitiba', salesforceId: 'S1', name: 'Batel' },
  { region: 'Sul', city: 'Curitiba', salesforceId: 'S2', name: 'Centro' },
  { region: 'Norte', city: 'Manaus', salesforceId: 'S3', name: 'Centro' },
];
const sandbox = sandboxOf(makeSeller({ franchises }));
const place = { brand: 'ALFA', country: 'BR' };
const SOUTH = { region: 'Sul', ...place };

test.each([
  ['[ENTITY-41] every region once', 'regions', '', [SOUTH, { region: 'Norte', ...place }]],
  ['[ENTITY-40] a city once', 'cities', '&region=Sul', [{ city: 'Curitiba', ...SOUTH }]],
  [
    '[ENTITY-42] the schools of a city, with id and name',
    'units',
    '&region=Sul&city=Curitiba',
    [
      { salesforceId: 'S1', name: 'Batel' },
      { salesforceId: 'S2', name: 'Centro' },
    ],
  ],
])('%s', async (_, what, query, answer) => {
  const line = `GET /api/v1/franchises/${what}?brand=ALFA&country=BR${query}`;
  expect(await send(sandbox, line)).toEqual({ status: 200, answer });
});
