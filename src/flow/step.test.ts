import { expect, test } from 'vitest';
import type { Flow, FlowStep } from '../contract/compiled-brand.ts';
import { flowBy } from '../../tests/fakes/flows.ts';
import type { Outcome } from './outcome.ts';
import { backPathOf, nextStep, stepAfter, stepAt, nextTransition } from './step.ts';
import { firstPathOf, firstStepOf, isFirstScreen, stepCountAt } from './step.ts';

const flow = flowBy(
  'default',
  'a lead > c',
  'b pix > d',
  'c payment > d, pending: b, continue: gone',
  'd success',
  'e video > e',
);
const at = (templateId: string) => stepAt(flow, templateId)!;

test('[FLOW-01] [CHROME-23] a step is found by the template of the current path', () => {
  expect(at('payment').id).toBe('c');
  expect(stepAt(flow, 'presentation')).toBeUndefined();
  expect(stepAt(flow, '__proto__')).toBeUndefined();
});

test.each([
  ['lead', 'continue', 'payment'],
  ['payment', 'approved', 'success'],
  ['payment', 'pending', 'pix'],
  ['payment', 'continue', undefined],
] as const)('[FLOW-01] [ENTITY-27] from %s, %s leads to %s', (from, outcome, to) => {
  expect(nextStep(flow, at(from), outcome)?.templateId).toBe(to);
});

test.each([
  ['lead', undefined],
  ['payment', '/lead'],
  ['pix', '/payment'],
  ['presentation', '/lead'],
])('Voltar on %s leads to %s, never out of the flow', (from, to) => {
  expect(backPathOf(flow, from)).toBe(to);
});

test('[FLOW-24] a screen outside the flow goes the way of the brand', () => {
  const short: Flow = { id: 'short', steps: [{ id: 'x', templateId: 'success' }] };
  expect(stepAfter('lead', 'continue', short, [flow])?.templateId).toBe('payment');
  expect(stepAfter('success', 'continue', short, [flow])).toBeUndefined();
  expect(stepAfter('md', 'continue', short, [flow])).toBeUndefined();
});

const { steps: UPSELL_STEPS } = flowBy(
  'default',
  's success > u',
  'u payment/upsell > t',
  't success/upsell > w',
  'w subscription-welcome',
);

test.each([
  ['the step names no way: the pages that sell it are passed over', 's', undefined, 't'],
  ['the same from a page that sells it', 'u', undefined, 't'],
  ['the step names a way of its own', 's', 'w', 'w'],
  ['the way that the step names is not in the flow', 's', 'gone', undefined],
  ['no upsell is offered any more: the default', 't', undefined, 'w'],
])('[FLOW-01] an upsell is declined, and %s', (_, from, declined, to) => {
  const steps = UPSELL_STEPS.map((step) =>
    step.id === from && declined ? { ...step, outcomes: { declined } } : step,
  );
  const step = steps.find(({ id }) => id === from)!;
  expect(nextStep({ id: 'default', steps }, step, 'declined')?.id).toBe(to);
});

test('[ROUTE-31] a refusal leads on where the step names a way that is there, and nowhere else', () => {
  const refused: Outcome = { kind: 'refused' };
  const wayOf = (given: Flow) => nextTransition(refused, given, given.steps[0]);
  const sold = flowBy('livelo', 'p payment > d, refused: x', 'x livelo/error');
  expect(wayOf(sold)).toBe('refused');
  expect(nextStep(sold, sold.steps[0]!, 'refused')).toBe(sold.steps[1]);
  expect(wayOf(flowBy('livelo', 'p payment > d, refused: gone', 'x livelo/error'))).toBeUndefined();
  expect(wayOf(flowBy('plain', 'p payment > d', 'd livelo/error'))).toBeUndefined();
  expect(nextTransition(refused, sold, undefined)).toBeUndefined();
});

test.each(['unknown', 'failed', 'busy', 'elsewhere'] as const)('%s leads nowhere', (kind) => {
  const step = { id: 'p', templateId: 'payment', outcomes: { refused: 'p' } };
  expect(nextTransition({ kind }, { id: 'x', steps: [step] }, step)).toBeUndefined();
});

const POINTS = ['m livelo/payment-method > q', 'q livelo/payment > s', 's success'];
const LIVELO = flowBy('livelo', ...POINTS);

test('[ROUTE-29] [ROUTE-31] without named outcomes a card leads to the payment, refused points to their error', () => {
  const whole = flowBy('livelo', ...POINTS, 'c payment > s', 'e livelo/error');
  const [method, points] = whole.steps;
  expect(nextStep(whole, method!, 'declined')?.id).toBe('c');
  expect(nextStep(whole, method!, 'continue')?.id).toBe('q');
  expect(nextStep(whole, points!, 'refused')?.id).toBe('e');
  expect(nextStep(whole, points!, 'approved')?.id).toBe('s');
  const own = { ...method!, outcomes: { declined: 's' } };
  expect(nextStep({ ...whole, steps: [own, ...whole.steps] }, own, 'declined')?.id).toBe('s');
});

test('[ROUTE-29] a flow without a payment by card uses that of the brand, and never points', () => {
  const brand: Flow = { id: 'default', steps: [{ id: 'pay', templateId: 'payment' }] };
  const after = (flows: Flow[]) =>
    stepAfter('livelo/payment-method', 'declined', LIVELO, flows)?.templateId;
  expect(after([brand])).toBe('payment');
  expect(after([])).toBeUndefined();
});

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
  const screens = ['video', 'lead', 'payment', 'success'];
  expect(screens.filter((id) => isFirstScreen(flow, id))).toEqual(['video', 'lead']);
});
