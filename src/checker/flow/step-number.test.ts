import { expect, test } from 'vitest';
import { reportsOf, type Files } from '../rule-test-kit.ts';
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

const screen = (stepNumber?: unknown) => ({ stepNumber, blocks: [] });

/** A flow through these templates, one after the other; 'video:2' gives the step a number of its own. */
function flow(id: string, way: string) {
  const steps = way.split(' ').map((step) => step.split(':'));
  return {
    id,
    steps: steps.map(([templateId, number], at) => ({
      id: templateId,
      templateId,
      defaultNextStepId: steps[at + 1]?.[0],
      stepNumber: number === undefined ? undefined : Number(number),
    })),
  };
}

/** A base whose steps are counted: lead 1, payment 2 and success 3, and a brand that extends it. */
const family = (alfa: Files, stepNumbers = 'counted'): Files => ({
  'base/brand.json': { stepNumbers, stepsNumber: 3, payment: { currentStep: 2 } },
  'base/screens/lead.json': screen(1),
  'base/screens/video.json': screen(),
  'base/screens/payment.json': screen('payment.currentStep'),
  'base/screens/success.json': screen('stepsNumber'),
  'base/flows.json': { flows: [flow('default', 'lead payment success')] },
  'alfa/brand.json': { extends: 'base' },
  ...alfa,
});
const further = (number: number) => ({
  'alfa/flows.json': { flows: [flow('default', `lead video:${number} payment success`)] },
});
const OWN = { extends: 'base', stepsNumber: 4, payment: { currentStep: 3 } };

test.each<[string, Files, string[]]>([
  ['numbers that agree with the count', family({}), []],
  [
    'a further step: once, at its number in the brand that has it',
    family(further(2)),
    [
      "alfa/flows.json flows[default].steps[video].stepNumber: Buyers count payment.currentStep 3, stepsNumber 4 in the flow 'default', but JSON says payment.currentStep 2, stepsNumber 3. Write in this brand's brand.json what is counted (payment.currentStep 3, stepsNumber 4), or take the number of the further step away.",
    ],
  ],
  ['the same once its advice is followed', family({ ...further(2), 'alfa/brand.json': OWN }), []],
  [
    'a number that another step has',
    family({ ...further(3), 'alfa/brand.json': OWN }),
    [
      "alfa/flows.json flows[default].steps[video].stepNumber: Buyers count video 2 in the flow 'default', but JSON says video 3. Write 2 here.",
    ],
  ],
  [
    'a changed total',
    family({ 'alfa/brand.json': { extends: 'base', stepsNumber: 4 } }),
    [
      "alfa/brand.json stepsNumber: Buyers count stepsNumber 3 in the flow 'default', but JSON says stepsNumber 4. Write 3 here.",
    ],
  ],
  [
    'what flows share is compared in the first one: the others are counted',
    family({
      'alfa/flows.json': {
        flows: [flow('default', 'lead payment success'), flow('x', 'lead video:2 payment success')],
      },
    }),
    [],
  ],
  [
    'a written number that is lower than the one before',
    family({ ...further(1), 'alfa/screens/lead.json': { stepNumber: 2 } }, 'written'),
    [
      "alfa/flows.json flows[default].steps[video].stepNumber: The numbers go backwards: the step 'video' is 1. 'lead' before it is 2. Way: lead (2) → video (1). Raise this one, or lower the one before.",
    ],
  ],
  ['a written number that no count has', family(further(2), 'written'), []],
])('%s', (_, files, expected) => {
  expect(reportsOf(rule, files)).toEqual(expected);
});
