import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { rule } from './step-number.ts';

const told = (where: string, what: string) =>
  `alfa/${where}: ${what} but stepsNumber counts only 3. Lower the one or raise the other.`;

test.each([
  [
    'payment at the last step',
    { 'alfa/brand.json': { stepsNumber: 3, payment: { currentStep: 3 } } },
    [],
  ],
  [
    'payment behind the last step',
    { 'alfa/brand.json': { stepsNumber: 3, payment: { currentStep: 4 } } },
    [told('brand.json payment.currentStep', 'payment.currentStep is step 4,')],
  ],
  [
    'a screen, one of its pages and a step behind the last step',
    {
      'alfa/brand.json': { stepsNumber: 3 },
      'alfa/screens/lead.json': {
        stepNumber: 5,
        blocks: [
          {
            id: 'form',
            pages: [
              { id: 'a', stepNumber: 4 },
              { id: 'b', stepNumber: 2 },
            ],
          },
        ],
      },
      'alfa/flows.json': { flows: [{ id: 'x', steps: [{ id: 's', stepNumber: 4 }] }] },
    },
    [
      told('flows.json flows[x].steps[s].stepNumber', "The step 's' is step 4,"),
      told('screens/lead.json stepNumber', "The screen 'lead' is step 5,"),
      told(
        'screens/lead.json blocks[form].pages[a].stepNumber',
        "The page 'a' of the screen 'lead' is step 4,",
      ),
    ],
  ],
  [
    'a number that no brand has, which the meta-schema tells',
    { 'alfa/brand.json': { stepsNumber: 3, pix: { currentStep: 7 } } },
    [],
  ],
  ['no stepsNumber to compare with', { 'alfa/brand.json': { payment: { currentStep: 4 } } }, []],
])('%s', (_, files, expected) => {
  expect(reportsOf(rule, files)).toEqual(expected);
});

test('the younger of two that contradict each other answers for it', () => {
  const files = {
    'base/brand.json': { payment: { currentStep: 4 } },
    'alfa/brand.json': { extends: 'base', stepsNumber: 3 },
  };
  expect(reportsOf(rule, files)).toEqual([
    told('brand.json stepsNumber', 'payment.currentStep is step 4,'),
  ]);
});
