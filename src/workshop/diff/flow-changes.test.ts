import { expect, test } from 'vitest';
import { aBrand } from './diff-test-kit.ts';
import { flowChanges } from './flow-changes.ts';

const flow = (id: string, ...steps: object[]) => ({ id, steps });
const lead = { id: 'lead', templateId: 'lead', defaultNextStepId: 'pix' };
const brand = (id: string, ...flows: object[]) => aBrand({ id, flows });

test('brands whose flows differ in the same way share a change, by name', () => {
  const before = ['beta', 'alfa', 'same'].map((id) => brand(id, flow('f', lead)));
  const after = [brand('beta', flow('f')), brand('alfa', flow('f')), before[2]!];
  expect(flowChanges(before, after)).toEqual([
    {
      id: 'f',
      before: {
        id: 'f',
        steps: [{ id: 'lead', templateId: 'lead', numbers: '', mark: 'removed' }],
        transitions: [{ from: 'lead', to: 'pix', outcome: '', mark: 'removed' }],
      },
      after: { id: 'f', steps: [], transitions: [] },
      brands: ['alfa', 'beta'],
    },
  ]);
});

test('a flow, or a whole brand, that comes or goes', () => {
  const [came] = flowChanges([brand('alfa')], [brand('alfa', flow('f', lead))]);
  expect(came).toMatchObject({ before: undefined, after: { steps: [{ mark: 'added' }] } });
  const [went] = flowChanges([brand('alfa', flow('f', lead))], []);
  expect(went).toMatchObject({ after: undefined, before: { steps: [{ mark: 'removed' }] } });
});

test('a transition that changes alone is a change', () => {
  const other = { ...lead, defaultNextStepId: 'video' };
  expect(flowChanges([brand('a', flow('f', lead))], [brand('a', flow('f', other))])).toHaveLength(
    1,
  );
});
