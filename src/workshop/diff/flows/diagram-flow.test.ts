import { expect, test } from 'vitest';
import type { CompiledBrand, Flow } from '../../../contract/compiled-brand.ts';
import { comparedFlows, diagramFlow, type DiagramFlow } from './diagram-flow.ts';

const screen = (stepNumber?: number, ...pages: (number | undefined)[]) => ({
  stepNumber,
  blocks: [
    { id: 'title', block: 'heading' },
    { id: 'form', block: 'form', form: { pages: pages.map((number) => ({ stepNumber: number })) } },
  ],
});
const screens = {
  lead: screen(1),
  payment: screen(undefined, 2, 3, undefined),
  address: screen(2, 2, 4),
  success: { blocks: [] },
} as unknown as CompiledBrand['screens'];

const flowOf = (...steps: object[]) => ({ id: 'default', steps }) as unknown as Flow;

test.each([
  [{ templateId: 'lead' }, '1'],
  [{ templateId: 'payment' }, '2, 3'],
  [{ templateId: 'address' }, '2, 4'],
  [{ templateId: 'success' }, ''],
  [{ templateId: 'nowhere' }, ''],
  [{ templateId: 'lead', stepNumber: 5 }, '5'],
])('the step %j has the numbers %j', (step, numbers) => {
  const { id, steps } = diagramFlow(flowOf({ id: 'a', ...step }), screens);
  expect(id).toBe('default');
  expect(steps).toEqual([{ id: 'a', templateId: step.templateId, numbers }]);
});

test('a transition for each outcome, then the default one', () => {
  const flow = flowOf(
    {
      id: 'a',
      templateId: 'lead',
      outcomes: { refused: 'c', pending: 'd' },
      defaultNextStepId: 'b',
    },
    { id: 'b', templateId: 'lead', outcomes: { approved: 'c' } },
    { id: 'c', templateId: 'lead' },
  );
  expect(diagramFlow(flow, screens).transitions).toEqual([
    { from: 'a', outcome: 'refused', to: 'c' },
    { from: 'a', outcome: 'pending', to: 'd' },
    { from: 'a', outcome: '', to: 'b' },
    { from: 'b', outcome: 'approved', to: 'c' },
  ]);
});

const step = (id: string, more: object = {}) => ({ id, templateId: id, numbers: '', ...more });
const flow = (steps: DiagramFlow['steps'], transitions: DiagramFlow['transitions'] = []) => ({
  id: 'f',
  steps,
  transitions,
});

test.each([
  ['the same', step('a'), undefined],
  ['of another number', step('a', { numbers: '2' }), 'changed'],
  ['of another screen', step('a', { templateId: 'x' }), 'changed'],
])('a step that is %s has the mark %s in both versions', (_, later, mark) => {
  const { before, after } = comparedFlows(flow([step('a')]), flow([later]));
  expect([before!.steps[0]!.mark, after!.steps[0]!.mark]).toEqual([mark, mark]);
});

test.each([
  ['start', { from: 'x', to: 'b', outcome: '' }],
  ['end', { from: 'a', to: 'x', outcome: '' }],
  ['outcome', { from: 'a', to: 'b', outcome: 'x' }],
])('a transition with another %s is another one', (_, other) => {
  const same = { from: 'a', to: 'b', outcome: 'same' };
  const first = { from: 'a', to: 'b', outcome: '' };
  const { before, after } = comparedFlows(flow([], [first, same]), flow([], [other, same]));
  expect(before!.transitions).toEqual([{ ...first, mark: 'removed' }, same]);
  expect(after!.transitions).toEqual([{ ...other, mark: 'added' }, same]);
});
