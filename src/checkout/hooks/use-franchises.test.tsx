import { expect, test } from 'vitest';
import { drawHook } from '../../../tests/drawing/draw-hook.tsx';
import { useFranchises } from './use-franchises.ts';

const SCHOOL = { templateId: 'select-school' } as const;

test('the next screen asks the flag service again', async () => {
  let isOn = false;
  const nowhere = { region: '', city: '' };
  const unit = { salesforceId: 'S1', name: 'Batel' };
  const { result, moveTo } = await drawHook(() => useFranchises('region', nowhere), {
    settings: { franchise: { region: 'Sul', city: 'Curitiba', unit } },
    answers: { getFranchiseRegions: [{ region: 'Norte' }, { region: 'Sul' }] },
    flags: async () => ({ read: async () => isOn }),
    at: { ...SCHOOL, step: SCHOOL },
  });
  const labels = () => result.current.options.map(({ label }) => label);
  expect(labels()).toEqual(['Norte', 'Sul']);
  isOn = true;
  await moveTo({ templateId: 'lead', step: { templateId: 'lead' } });
  expect(labels()).toEqual(['Sul']);
});
