import { expect, test } from 'vitest';
import type { CompiledScreen, Flow, FlowStep } from '../contract/compiled-brand.ts';
import type { Transition } from '../contract/actions.ts';
import { pathAfter, stepPastOffer } from './path-after.ts';
import type { Offer } from './sold-at.ts';

const screenOf = (...blocks: string[]) =>
  ({ blocks: blocks.map((block) => ({ id: block, block })) }) as unknown as CompiledScreen;

const SUCCESS = screenOf('success-icon', 'heading', 'upsell-offer', 'referer');
const screens = {
  success: SUCCESS,
  'upsell-presentation': screenOf('heading', 'text', 'upsell-offer', 'help-link'),
  'video/upsell': screenOf('heading', 'video', 'upsell-offer'),
  'payment/upsell': screenOf('heading', 'form'),
};
const steps: FlowStep[] = Object.keys(screens).map((templateId) => ({
  id: templateId,
  templateId,
}));
const step = (templateId: string) => steps.find((one) => one.templateId === templateId)!;
const leadsTo = (from: CompiledScreen, next: string, behind?: string) =>
  stepPastOffer(from, step(next), screens, () => (behind ? step(behind) : undefined))?.id;

test('a buyer who has accepted an upsell goes on to its payment, not to the same question', () => {
  expect(leadsTo(SUCCESS, 'upsell-presentation', 'payment/upsell')).toBe('payment/upsell');
});

test('a page that shows more than the offer is shown', () => {
  expect(leadsTo(SUCCESS, 'video/upsell', 'payment/upsell')).toBe('video/upsell');
});

test('a screen without the offer leads to the page that has it', () => {
  const plain = screenOf('heading', 'next');
  expect(leadsTo(plain, 'upsell-presentation', 'payment/upsell')).toBe('upsell-presentation');
});

test('an offer with nothing behind it is the end', () => {
  expect(leadsTo(SUCCESS, 'upsell-presentation')).toBe('upsell-presentation');
  expect(stepPastOffer(SUCCESS, undefined, screens, () => undefined)).toBeUndefined();
});

test('a page that leads to itself is not passed over', () => {
  expect(leadsTo(SUCCESS, 'upsell-presentation', 'upsell-presentation')).toBe(
    'upsell-presentation',
  );
});

test('[SCREEN-36] on a page that offers the upsell itself its payment follows', () => {
  expect(leadsTo(screens['upsell-presentation'], 'payment/upsell')).toBe('payment/upsell');
});

const FLOW: Flow = {
  id: 'default',
  steps: [
    { id: 'a', templateId: 'lead', defaultNextStepId: 'b' },
    { id: 'b', templateId: 'payment', defaultNextStepId: 'c', outcomes: { pending: 'd' } },
    { id: 'c', templateId: 'success', defaultNextStepId: 'e' },
    { id: 'd', templateId: 'pix', defaultNextStepId: 'c' },
    { id: 'e', templateId: 'upsell-presentation', defaultNextStepId: 'f' },
    { id: 'f', templateId: 'payment/upsell', defaultNextStepId: 'g' },
    { id: 'g', templateId: 'success/upsell' },
  ],
};
const pathFrom = (
  templateId: string,
  outcome: Transition,
  offer: Offer,
  hasBought: boolean,
  flow: Flow = FLOW,
) => pathAfter(outcome, { templateId, offer, hasBought, flow, brand: { flows: [], screens } });

test.each<[string, Transition, Offer, boolean, string]>([
  ['lead', 'continue', 'main', false, '/payment'],
  ['payment', 'approved', 'main', true, '/success'],
  ['payment', 'pending', 'main', true, '/pix'],
  // Its presentation would ask again.
  ['success', 'continue', 'main', true, '/payment/upsell'],
  ['success', 'declined', 'main', true, '/success/upsell'],
  ['upsell-presentation', 'declined', 'upsell', true, '/success/upsell'],
])(
  'from %s, %s of the %s sale (bought before: %s) leads to %s',
  (from, outcome, offer, hasBought, path) => {
    expect(pathFrom(from, outcome, offer, hasBought)).toBe(path);
  },
);

test('[FLOW-01] a buyer who declines the offer is led where the step says, also to a page that repeats it', () => {
  const steps = FLOW.steps.map((one) =>
    one.templateId === 'success' ? { ...one, outcomes: { declined: 'e' } } : one,
  );
  expect(pathFrom('success', 'declined', 'main', true, { ...FLOW, steps })).toBe(
    '/upsell-presentation',
  );
});

test.each<[Transition, Offer, boolean, string]>([
  ['approved', 'upgrade', false, '/success'],
  ['pending', 'renewal', false, '/success'],
  ['approved', 'invoice', false, '/success-invoice'],
  ['approved', 'upsell', true, '/success/upsell'],
  ['continue', 'main', true, '/success'],
  ['declined', 'main', true, '/success/upsell'],
  ['continue', 'main', false, '/lead'],
  ['declined', 'upsell', false, '/lead'],
])(
  'without a next step, %s of the %s sale (bought before: %s) leads to %s',
  (outcome, offer, hasBought, path) => {
    expect(pathFrom('md', outcome, offer, hasBought)).toBe(path);
  },
);
