import { expect, test } from 'vitest';
import type { ShortFiles } from '../../brand/brand-test-kit.ts';
import { reportsOf } from '../rule-test-kit.ts';

const flow = (id: string, steps: string) => {
  const made = steps.split(' ').map((step) => step.split(':'));
  return {
    id,
    steps: made.map(([name, number], at) => ({
      id: name,
      templateId: name,
      ...(at + 1 < made.length && { defaultNextStepId: made[at + 1]![0] }),
      ...(number !== undefined && { stepNumber: Number(number) }),
    })),
  };
};
const block = (id: string, rest: object) => ({ blocks: [{ id, ...rest }] });
const form = { block: 'form', action: 'next' };

/** A brand with the flow lead, payment, success of its base, and what it changes. */
const family = (files: ShortFiles, stepNumbers = 'counted'): ShortFiles => ({
  'base/brand': { stepsNumber: 3, stepNumbers, payment: { currentStep: 2 } },
  'base/flows': { flows: [flow('default', 'lead payment success')] },
  'base/screens/lead': { stepNumber: 1, ...block('form', form) },
  'base/screens/video': block('form', form),
  'base/screens/payment': { stepNumber: 'payment.currentStep', ...block('form', form) },
  'base/screens/success': { stepNumber: 'stepsNumber', blocks: [] },
  'alfa/brand': { extends: 'base' },
  ...files,
});
const steps = (text: string) => ({ 'alfa/flows': { flows: [flow('default', text)] } });
const FURTHER = steps('lead video:2 payment success');

test.each<[string, ShortFiles, unknown[]]>([
  ['the numbers of the base', family({}), []],
  [
    'a further step, of which only the step itself says a number',
    family(FURTHER),
    [
      "alfa/flows.json flows[default].steps[video].stepNumber: In the flow 'default' the numbers should be payment.currentStep 3, stepsNumber 4, but JSON says payment.currentStep 2, stepsNumber 3. Write in this brand's brand.json what is counted (payment.currentStep 3, stepsNumber 4), or take the number of the further step away.",
    ],
  ],
  [
    'a step less, for which the number of the base is too high',
    family({
      ...steps('x'),
      'alfa/flows': { flows: [{ id: 'default', steps: [{ id: 'lead', $remove: true }] }] },
    }),
    [
      "base/brand.json payment.currentStep: In the flow 'default' the numbers should be payment.currentStep 1, stepsNumber 2, but JSON says payment.currentStep 2, stepsNumber 3. Write in this brand's brand.json what is counted (payment.currentStep 1, stepsNumber 2), or take the number of the further step away.",
    ],
  ],
  [
    'a further step of which brand.json says all numbers',
    family({
      ...FURTHER,
      'alfa/brand': { extends: 'base', stepsNumber: 4, payment: { currentStep: 3 } },
    }),
    [],
  ],
  [
    'a flow that is broken, which is reported as such',
    family({ 'alfa/flows': { flows: [flow('x', 'lead:3')] } }),
    [],
  ],
  ['a written number that no count has', family(FURTHER, 'written'), []],
  [
    'a written number that is lower than the one before',
    family(
      { ...steps('lead video:1 payment success'), 'alfa/screens/lead': { stepNumber: 2 } },
      'written',
    ),
    [
      expect.stringContaining(
        "alfa/flows.json flows[default].steps[video].stepNumber: In the flow 'default' the numbers should be video 2, but JSON says video 1. Write 2 here.",
      ),
    ],
  ],
])('%s', (_, files, expected) => {
  expect(reportsOf('step-number', files)).toEqual(expected);
});
