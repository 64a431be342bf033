import { expect, test } from 'vitest';
import { describeFlowProblem, type FlowProblem } from './flow-problem.ts';
import { readConfigFlows } from './read-config-flows.ts';

const LEAD = { id: 'a', templateId: 'lead', defaultNextStepId: 'b' };
const PAYMENT = { id: 'b', templateId: 'payment', defaultNextStepId: 'c' };
const SUCCESS = { id: 'c', templateId: 'success' };
const flowOf = (...steps: object[]) => [{ id: 'f', steps }];

test.each<[flows: unknown, problem: FlowProblem]>([
  ['none', { mistake: 'no flows' }],
  [[], { mistake: 'no flows' }],
  [[{ steps: [LEAD, PAYMENT, SUCCESS] }], { mistake: 'no flow id', flow: '1' }],
  [flowOf(), { mistake: 'no steps', flow: 'f' }],
  [flowOf(LEAD, { templateId: 'payment' }), { mistake: 'no step id', step: '2', flow: 'f' }],
  [flowOf(LEAD, { id: 'b' }), { mistake: 'unknown template', value: '', step: 'b', flow: 'f' }],
  [
    flowOf(LEAD, { ...PAYMENT, id: 'a' }, SUCCESS),
    { mistake: 'step id used before', step: 'a', flow: 'f' },
  ],
  [
    flowOf(LEAD, PAYMENT, { ...SUCCESS, templateId: '/payment' }),
    { mistake: 'template used before', value: 'payment', step: 'c', flow: 'f' },
  ],
  [
    flowOf(LEAD, { ...PAYMENT, defaultNextStepId: 'z' }),
    { mistake: 'unknown next step', value: 'z', step: 'b', flow: 'f' },
  ],
  [
    flowOf(LEAD, { ...PAYMENT, templateId: 'payment/:id' }, SUCCESS),
    { mistake: 'next step needs an id', value: 'payment/[id]', step: 'a', flow: 'f' },
  ],
  [
    flowOf(LEAD, { ...PAYMENT, defaultNextStepId: 'a' }),
    { mistake: 'circle', step: 'a', flow: 'f' },
  ],
  [
    flowOf({ id: 'a', templateId: 'lead' }, PAYMENT, SUCCESS),
    { mistake: 'no next step before a sale', step: 'a', flow: 'f' },
  ],
  [flowOf(SUCCESS, PAYMENT, LEAD), { mistake: 'begins at its end', step: 'c', flow: 'f' }],
])('D-172: the first mistake of %j is named with its place', (flows, problem) => {
  expect(readConfigFlows(flows, []).problems).toEqual([problem]);
});

test('D-172: a flow of an id that was there is named by it; those without one by their numbers', () => {
  const sound = { id: 'f', steps: [LEAD, PAYMENT, SUCCESS] };
  const { flows, problems } = readConfigFlows([sound, {}, sound, {}], []);
  expect(problems).toEqual([
    { mistake: 'no flow id', flow: '2' },
    { mistake: 'flow id used before', flow: 'f' },
    { mistake: 'no flow id', flow: '4' },
  ]);
  expect(flows.map(({ id, flow }) => [id, flow?.id])).toEqual([
    ['f', 'f'],
    [undefined, undefined],
    [undefined, undefined],
  ]);
});

test('a step that only a link opens may end before anything is sold', () => {
  const video = { id: 'v', templateId: 'video' };
  expect(readConfigFlows(flowOf(LEAD, PAYMENT, SUCCESS, video), []).problems).toEqual([]);
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
