import { expect, test } from 'vitest';
import { makeSeller, sandboxOf, send } from '../sandbox-test-kit.ts';

const franchises = [
  { region: 'Sul', city: 'Curitiba', salesforceId: 'S1', name: 'Batel' },
  { region: 'Sul', city: 'Curitiba', salesforceId: 'S2', name: 'Centro' },
  { region: 'Norte', city: 'Manaus', salesforceId: 'S3', name: 'Centro' },
];
const sandbox = sandboxOf(makeSeller({ franchises }));
const get = (address: string) => send(sandbox, `GET /api/v1/franchises/${address}`);
const place = { brand: 'ALFA', country: 'BR' };

test('[ENTITY-41] every region once, with brand and country', async () => {
  const { status, answer } = await get('regions?brand=ALFA&country=BR');
  expect([status, answer]).toEqual([
    200,
    [
      { region: 'Sul', ...place },
      { region: 'Norte', ...place },
    ],
  ]);
});

test('[ENTITY-40] the cities of a region, each once', async () => {
  const { answer } = await get('cities?brand=ALFA&country=BR&region=Sul');
  expect(answer).toEqual([{ city: 'Curitiba', region: 'Sul', ...place }]);
});

test('[ENTITY-42] the schools of a city, with id and name', async () => {
  const { answer } = await get('units?brand=ALFA&country=BR&region=Sul&city=Curitiba');
  expect(answer).toEqual([
    { salesforceId: 'S1', name: 'Batel' },
    { salesforceId: 'S2', name: 'Centro' },
  ]);
});
