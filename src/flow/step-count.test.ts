import { expect, test } from 'vitest';
import type { Flow, FlowStep } from '../contract/compiled-brand.ts';
import { firstPathOf, firstStepOf, isFirstScreen, stepCountAt } from './step.ts';

const LEAD: FlowStep = { id: 'a', templateId: 'lead', stepNumber: 1, defaultNextStepId: 'b' };
const ADDRESS: FlowStep = {
  id: 'b',
  templateId: 'payment',
  stepNumber: 2,
  countedPages: 2,
  defaultNextStepId: 'c',
};
const SUCCESS: FlowStep = { id: 'c', templateId: 'success' };
const counted: Flow = { id: 'default', steps: [LEAD, ADDRESS, SUCCESS], stepsNumber: 4 };
const { stepsNumber: _, ...written } = counted;

test.each([
  ['a step of one page', LEAD, 0, { step: 1, total: 4 }],
  ['its second page, which is none of its own', LEAD, 1, { step: 1, total: 4 }],
  ['the first page of two', ADDRESS, 0, { step: 2, total: 4 }],
  ['the second page of two', ADDRESS, 1, { step: 3, total: 4 }],
  ['a page beyond those that count', ADDRESS, 2, { step: 3, total: 4 }],
  ['a step without a number', SUCCESS, 0, { step: undefined, total: 4 }],
])('D-17: in a counted flow, %s', (_, step, page, expected) => {
  expect(stepCountAt(counted, step, page, 9)).toEqual(expected);
});

test('D-17: where nothing is counted, the number of the step counts, else that of its page or screen', () => {
  expect(stepCountAt(written, ADDRESS, 1, 9)).toEqual({ step: 2 });
  expect(stepCountAt(written, SUCCESS, 0, 9)).toEqual({ step: 9 });
  expect(stepCountAt(counted, undefined, 0, 9)).toEqual({ step: 9 });
  expect(stepCountAt(written, SUCCESS, 0, undefined)).toEqual({ step: undefined });
});

test('D-45: a flow begins with its first step that does not only lead there', () => {
  const parsing = { id: 'p', templateId: 'parsing' };
  const video = { id: 'v', templateId: 'video' };
  expect(firstStepOf({ steps: [parsing, video, LEAD] })).toBe(video);
  expect(firstPathOf({ steps: [parsing, video, LEAD] })).toBe('/video');
  expect(firstPathOf({ steps: [parsing] })).toBe('/lead');
  expect(firstPathOf({ steps: [{ id: 'i', templateId: 'renew/[id]' }, LEAD] })).toBe('/lead');
});

test('a purchase begins where the flow does, and where it asks who buys', () => {
  const flow = { steps: [{ id: 'v', templateId: 'video' }, LEAD, ADDRESS] };
  expect(['video', 'lead', 'payment', 'success'].map((id) => isFirstScreen(flow, id))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
