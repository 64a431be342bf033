import { expect, test } from 'vitest';
import { reportsOf, withScreen, withSteps } from '../rule-test-kit.ts';

const STEPS = withSteps(
  { id: 'lead', templateId: 'lead', defaultNextStepId: 'success' },
  { id: 'success', templateId: 'success' },
);
const lead = (...blocks: object[]) => ({
  ...STEPS,
  ...withScreen('lead', ...blocks),
  ...withScreen('success'),
});
const form = (when?: object) => ({ id: 'form', block: 'form', action: 'createLead', when });
const next = (when: object) => ({ id: 'next', block: 'next', text: 'a.b', when });
const KNOWN = { fact: 'hasLead' };
const NEW = { fact: 'hasLead', is: false };

test.each([
  ['no condition', [form()]],
  ['opposite conditions', [form(NEW), next(KNOWN)]],
  ['a way back for the others', [form(KNOWN), { ...next(NEW), block: 'restart' }]],
  ['a condition that brand.json fulfils', [form({ fact: 'hasInstallments' })]],
])('%s: every buyer gets on', (_, blocks) => {
  expect(reportsOf('screen-way', lead(...blocks))).toEqual([]);
});

test('a screen on which nothing leads on', () => {
  const text = { id: 'text', block: 'text', text: 'a.b' };
  expect(reportsOf('screen-way', lead(text))).toEqual([
    expect.stringContaining('Buyers do not get on from the screen /lead'),
  ]);
});
