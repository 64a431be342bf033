import { expect, test } from 'vitest';
import { aBrand } from './diff-test-kit.ts';
import { flowChanges, flowLine } from './flow-changes.ts';

const flow = (id: string, ...steps: object[]) => ({ id, steps });
const lead = { id: 'lead', templateId: 'lead', defaultNextStepId: 'pix' };
const brand = (id: string, ...flows: object[]) => aBrand({ id, flows });

test('brands whose flows differ in the same way share a change, by name', () => {
  const before = ['beta', 'alfa', 'same'].map((id) => brand(id, flow('f', lead)));
  const other = flow('f', { ...lead, defaultNextStepId: 'video' });
  const after = [brand('beta', other), brand('alfa', other), before[2]!];
  expect(flowChanges(before, after)).toEqual([
    { id: 'f', before: 'lead → pix', after: 'lead → video', brands: ['alfa', 'beta'] },
  ]);
});

test('a flow, or a whole brand, that comes or goes', () => {
  const came = flowChanges([brand('alfa')], [brand('alfa', flow('f', lead))]);
  expect(came).toMatchObject([{ before: undefined, after: 'lead → pix' }]);
  const went = flowChanges([brand('alfa', flow('f', lead))], []);
  expect(went).toMatchObject([{ before: 'lead → pix', after: undefined }]);
});

test('a line names screens of other names, each outcome, steps without a way to them, and ends in a circle', () => {
  const steps = [
    { id: 'a', templateId: 'a', defaultNextStepId: 'b', outcomes: { refused: 'c' } },
    { id: 'b', templateId: 'pix', defaultNextStepId: 'a' },
    { id: 'c', templateId: 'c' },
    { id: 'd', templateId: 'd' },
  ];
  expect(flowLine({ id: 'f', steps } as never)).toBe('a → b (/pix) → a; a, refused → c; d');
});
