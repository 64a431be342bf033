import { expect, test } from 'vitest';
import { drawHook, type HookSituation } from '../../../tests/drawing/draw-hook.tsx';

import type { FranchiseLevel } from '../offer/franchises.ts';
import { useFranchises } from './use-franchises.ts';

const franchise = {
  region: 'Sul',
  city: 'Curitiba',
  unit: { salesforceId: 'S1', name: 'Batel' },
};
const ANSWERS = {
  getFranchiseRegions: [{ region: 'Norte' }, { region: 'Sul' }],
  getFranchiseCities: [{ city: 'Curitiba' }],
  getFranchiseUnits: [{ salesforceId: 'S2', name: 'Água Verde' }],
};

const SCHOOL = { templateId: 'select-school' } as const;
const NOWHERE = { region: '', city: '' };
const PLACE = { region: 'Sul', city: 'Curitiba' };

/** The list of one level at a place. */
async function drawLevel(level: FranchiseLevel, place: typeof PLACE, changes: HookSituation = {}) {
  const drawn = await drawHook(() => useFranchises(level, place), {
    at: SCHOOL,
    answers: ANSWERS,
    ...changes,
  });
  const { client } = drawn.checkout;
  return {
    ...drawn,
    labels: () => drawn.result.current.options.map(({ label }) => label),
    asked: () => client.calls.map(({ operationId, query }) => [operationId, query]),
  };
}

const IN_BRAZIL = { brand: 'ALFA', country: 'BR' };

test.each([
  ['region', NOWHERE, 'getFranchiseRegions', IN_BRAZIL],
  ['city', { ...PLACE, city: '' }, 'getFranchiseCities', { ...IN_BRAZIL, region: 'Sul' }],
  ['unit', PLACE, 'getFranchiseUnits', { ...IN_BRAZIL, ...PLACE }],
] as const)(
  '[CALL-13] [CALL-14] [CALL-15] the list of each level is asked for with the place: %s',
  async (level, place, operation, query) => {
    const { asked, result } = await drawLevel(level, place);
    expect(asked()).toEqual([[operation, query]]);
    expect(result.current).toMatchObject({ status: 'ready', isFixed: false });
  },
);

test('the next screen asks the flag service again', async () => {
  let isOn = false;
  const { labels, moveTo } = await drawLevel('region', NOWHERE, {
    settings: { franchise },
    flags: async () => ({ read: async () => isOn }),
    at: { ...SCHOOL, step: SCHOOL },
  });
  expect(labels()).toEqual(['Norte', 'Sul']);
  isOn = true;
  await moveTo({ templateId: 'lead', step: { templateId: 'lead' } });
  expect(labels()).toEqual(['Sul']);
});
