import { expect, test } from 'vitest';
import { reportsOf, withSteps } from '../rule-test-kit.ts';
import { rule } from './screen-way.ts';

const STEPS = withSteps(
  { id: 'lead', templateId: 'lead', defaultNextStepId: 'success' },
  { id: 'success', templateId: 'success' },
);
const lead = (...blocks: object[]) => ({
  ...STEPS,
  'alfa/screens/lead.json': { blocks },
  'alfa/screens/success.json': { blocks: [] },
});
const form = (when?: object) => ({
  id: 'form',
  block: 'form',
  action: 'createLead',
  ...(when && { when }),
});
const next = (when: object) => ({ id: 'next', block: 'next', text: 'a.b', when });
const KNOWN = { fact: 'hasLead' };
const NEW = { fact: 'hasLead', is: false };

test('a form that only some buyers see leaves the others behind', () => {
  expect(reportsOf(rule, lead(form(KNOWN)))).toEqual([
    'alfa/screens/lead.json blocks[form].when: Some buyers do not get on from the screen /lead: all that leads on has a condition, and there are buyers for whom none of these holds. Way: lead. Delete this "when", or add a block "next" with the opposite condition ("not").',
  ]);
});

test.each([
  ['no condition', [form()]],
  ['opposite conditions', [form(NEW), next(KNOWN)]],
  ['a way back for the others', [form(KNOWN), { ...next(NEW), block: 'restart' }]],
  ['a condition that brand.json fulfils', [form({ fact: 'hasInstallments' })]],
])('%s: every buyer gets on', (_, blocks) => {
  expect(reportsOf(rule, lead(...blocks))).toEqual([]);
});

test('a screen on which nothing leads on', () => {
  const text = { id: 'text', block: 'text', text: 'a.b' };
  expect(reportsOf(rule, lead(text))).toEqual([
    expect.stringContaining('Buyers do not get on from the screen /lead'),
  ]);
});
