import { expect, test } from 'vitest';
import { reportsOf, type Files } from '../rule-test-kit.ts';
import { rule } from './step-count.ts';

const screen = (stepNumber?: unknown) => ({ stepNumber, blocks: [] });

/** A brand whose steps are counted: lead 1, payment 2 and success 3. */
const counted = (brand: object = {}, more: Files = {}): Files => ({
  'alfa/brand.json': {
    stepNumbers: 'counted',
    stepsNumber: 3,
    payment: { currentStep: 2 },
    ...brand,
  },
  'alfa/screens/lead.json': screen(1),
  'alfa/screens/video.json': screen(),
  'alfa/screens/payment.json': screen('payment.currentStep'),
  'alfa/screens/success.json': screen('stepsNumber'),
  'alfa/flows.json': { flows: [flow('default', 'lead payment success')] },
  ...more,
});

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

const withFlows = (brand: object, ...flows: object[]) =>
  counted(brand, { 'alfa/flows.json': { flows } });

test.each<[string, Files, string[]]>([
  ['numbers that agree with the count', counted(), []],
  [
    'a number of brand.json that does not',
    counted({ stepsNumber: 4, payment: { currentStep: 3 } }),
    [
      "alfa/brand.json payment.currentStep: The step 'payment' of the flow 'default' is number 3 here, but its buyers count 2: lead → payment. Write 2.",
      "alfa/brand.json stepsNumber: The step 'success' of the flow 'default' is number 4 here, but its buyers count 3: lead → payment → success. Write 3.",
    ],
  ],
  [
    'a total without a screen that says it',
    counted({ stepsNumber: 4 }, { 'alfa/screens/success.json': screen(3) }),
    [
      "alfa/brand.json stepsNumber: stepsNumber is 4, but the flow 'default' counts 3 steps: lead (1) → payment (2) → success (3). Write 3, or give a step of the flow its number.",
    ],
  ],
  [
    'a step with another number of its own',
    withFlows(
      { stepsNumber: 4, payment: { currentStep: 3 } },
      flow('x', 'lead video:3 payment success'),
    ),
    [
      "alfa/flows.json flows[x].steps[video].stepNumber: The step 'video' of the flow 'x' is number 3 here, but its buyers count 2: lead → video. Write 2.",
    ],
  ],
  [
    'what flows share is compared in the first one: the others are counted',
    withFlows(
      {},
      flow('default', 'lead payment success'),
      flow('long', 'lead video:2 payment success'),
    ),
    [],
  ],
  ['a brand whose numbers are written', counted({ stepNumbers: 'written', stepsNumber: 5 }), []],
  ['a number that another rule finds too high', counted({ payment: { currentStep: 4 } }), []],
])('%s', (_, files, expected) => {
  expect(reportsOf(rule, files)).toEqual(expected);
});

test('two ways with unlike numbers of steps: the count would jump', () => {
  const steps = [
    {
      id: 'lead',
      templateId: 'lead',
      defaultNextStepId: 'video',
      outcomes: { declined: 'payment' },
    },
    { id: 'video', templateId: 'video', stepNumber: 2, defaultNextStepId: 'payment' },
    { id: 'payment', templateId: 'payment', defaultNextStepId: 'success' },
    { id: 'success', templateId: 'success' },
  ];
  const flows = withFlows({ stepsNumber: 4, payment: { currentStep: 3 } }, { id: 'x', steps });
  const declines = { stepNumber: 1, blocks: [{ id: 'more', block: 'order-bump' }] };
  const files = { ...flows, 'alfa/screens/lead.json': declines };
  expect(reportsOf(rule, files)).toEqual([
    "alfa/flows.json flows[x].steps[lead].outcomes.declined: The count jumps from 1 to 3 on this way: lead → payment. Another way to 'payment' has more or fewer numbered steps. Let every way to a step have equally many numbered steps.",
  ]);
});

test('the pages of a form count as steps', () => {
  const pages = [
    { id: 'card', stepNumber: 2 },
    { id: 'address', stepNumber: 4 },
  ];
  const files = counted(
    { stepsNumber: 4 },
    { 'alfa/screens/payment.json': { blocks: [{ id: 'form', block: 'form', pages }] } },
  );
  expect(reportsOf(rule, files)).toEqual([
    "alfa/screens/payment.json blocks[form].pages[address].stepNumber: The step 'payment' of the flow 'default' is number 4 here, but its buyers count 3: lead → payment. Write 3.",
  ]);
});
