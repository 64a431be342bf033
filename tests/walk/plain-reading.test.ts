import { expect, test } from 'vitest';
import { isFulfilled, modeInDesignSystemId, offersUpsell, stepAfter } from './plain-reading.ts';

const steps = [
  { id: 'a', templateId: 'lead', defaultNextStepId: 'b' },
  { id: 'b', templateId: 'payment', defaultNextStepId: 'c', outcomes: { pending: 'd' } },
  { id: 'c', templateId: 'success', defaultNextStepId: 'e' },
  { id: 'd', templateId: 'pix' },
  { id: 'e', templateId: 'payment/upsell', defaultNextStepId: 'f' },
  { id: 'f', templateId: 'success/upsell' },
];
const flow = { steps };
const after = (id: string, outcome: string) =>
  stepAfter(
    flow,
    steps.find((step) => step.id === id)!,
    outcome,
  )?.id;

test('the named outcome wins, then the default; a refusal that is not named leads nowhere', () => {
  expect(after('b', 'pending')).toBe('d');
  expect(after('b', 'approved')).toBe('c');
  expect(after('b', 'refused')).toBeUndefined();
  expect(after('d', 'continue')).toBeUndefined();
});

test('a declined upsell leads to its success, anything else declined to the default', () => {
  expect(after('c', 'declined')).toBe('f');
  expect(after('e', 'declined')).toBe('f');
  expect(after('a', 'declined')).toBe('b');
});

test('an upsell is offered before and on its pages, not on its success', () => {
  expect(steps.filter((step) => offersUpsell(flow, step)).map(({ id }) => id)).toEqual(['c', 'e']);
});

test('a missing fact counts as false', () => {
  expect(isFulfilled({ fact: 'hasPix' }, {})).toBe(false);
  expect(isFulfilled({ fact: 'pixFault', is: false }, {})).toBe(true);
  expect(isFulfilled({ not: { fact: 'hasPix' } }, {})).toBe(true);
});

test('the mode stands behind the first dollar sign', () => {
  expect(modeInDesignSystemId('ds-x$dark')).toBe('dark');
  expect(modeInDesignSystemId('ds-x')).toBeUndefined();
});
