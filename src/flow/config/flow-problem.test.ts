import { expect, test } from 'vitest';
import { flowBy, stepBy } from '../../../tests/fakes/flows.ts';
import { describeFlowProblem, type FlowProblem } from './flow-problem.ts';
import { readConfigFlows } from './read-config-flows.ts';

const [LEAD, PAYMENT, SUCCESS] = ['a lead > b', 'b payment > c', 'c success'] as const;
const sound = flowBy('f', LEAD, PAYMENT, SUCCESS);
const flowOf = (...steps: (string | object)[]) => [
  { id: 'f', steps: steps.map((step) => (typeof step === 'string' ? stepBy(step) : step)) },
];

test.each<[flows: unknown, mistake: string, rest: Omit<FlowProblem, 'mistake'>]>([
  ['none', 'no flows', { flow: undefined }],
  [[], 'no flows', { flow: undefined }],
  [[{ steps: sound.steps }], 'no flow id', { flow: '1' }],
  [flowOf(), 'no steps', {}],
  [flowOf(LEAD, { templateId: 'payment' }), 'no step id', { step: '2' }],
  [flowOf(LEAD, { id: 'b' }), 'unknown template', { value: '', step: 'b' }],
  [flowOf(LEAD, 'a payment > c', SUCCESS), 'step id used before', { step: 'a' }],
  [flowOf(LEAD, PAYMENT, 'c /payment'), 'template used before', { value: 'payment', step: 'c' }],
  [flowOf(LEAD, 'b payment > z'), 'unknown next step', { value: 'z', step: 'b' }],
  [
    flowOf(LEAD, 'b payment/:id > c', SUCCESS),
    'next step needs an id',
    { value: 'payment/[id]', step: 'a' },
  ],
  [flowOf(LEAD, 'b payment > a'), 'circle', { step: 'a' }],
  [flowOf('a lead', PAYMENT, SUCCESS), 'no next step before a sale', { step: 'a' }],
  [flowOf(SUCCESS, PAYMENT, LEAD), 'begins at its end', { step: 'c' }],
])('the first mistake of %j is named with its place: %s', (flows, mistake, rest) => {
  expect(readConfigFlows(flows, []).problems).toEqual([{ flow: 'f', mistake, ...rest }]);
});

test.each<[FlowProblem, string]>([
  [{ mistake: 'no flows' }, 'The flows of the config cannot be used: no flows.'],
  [{ mistake: 'no steps', flow: 'pix' }, 'The flow "pix" of the config cannot be used: no steps.'],
  [
    { mistake: 'unknown next step', value: 'z', step: 'b', flow: 'pix' },
    'The flow "pix" of the config cannot be used: unknown next step "z", step "b".',
  ],
  [
    { mistake: 'no flow id', flow: 'a\nb\u2028c\u0000d' },
    'The flow "a?b?c?d" of the config cannot be used: no flow id.',
  ],
])('%j is said in one sentence of one line', (problem, sentence) => {
  expect(describeFlowProblem(problem)).toBe(sentence);
});
