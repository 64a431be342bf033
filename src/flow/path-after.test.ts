import { expect, test } from 'vitest';
import type { CompiledScreen, Flow } from '../contract/compiled-brand.ts';
import type { Transition } from '../contract/actions.ts';
import { flowBy } from '../../tests/fakes/flows.ts';
import { pathAfter } from './path-after.ts';
import type { Offer } from './sold-at.ts';

const screenOf = (...blocks: string[]) =>
  ({ blocks: blocks.map((block) => ({ id: block, block })) }) as unknown as CompiledScreen;

const screens = {
  success: screenOf('success-icon', 'heading', 'upsell-offer', 'referer'),
  'x/plain': screenOf('heading', 'next'),
  'upsell-presentation': screenOf('heading', 'text', 'upsell-offer', 'help-link'),
  'video/upsell': screenOf('heading', 'video', 'upsell-offer'),
  'payment/upsell': screenOf('heading', 'form'),
};
const pathFrom = (
  templateId: string,
  outcome: Transition,
  offer: Offer,
  hasBought: boolean,
  flow: Flow = FLOW,
) => pathAfter(outcome, { templateId, offer, hasBought, flow, brand: { flows: [], screens } });

const OFFER = 'upsell-presentation';

test.each<[string, string, string, string | undefined, string]>([
  ['an accepted upsell is paid', 'success', OFFER, 'payment/upsell', '/payment/upsell'],
  ['a page that shows more', 'success', 'video/upsell', 'payment/upsell', '/video/upsell'],
  ['a screen without the offer leads to it', 'x/plain', OFFER, 'payment/upsell', `/${OFFER}`],
  ['an offer with nothing behind it is the end', 'success', OFFER, undefined, `/${OFFER}`],
  ['a page that leads to itself is not passed over', 'success', OFFER, OFFER, `/${OFFER}`],
  ['[SCREEN-36] payment follows the offer', OFFER, 'payment/upsell', undefined, '/payment/upsell'],
])('%s', (_, from, next, behind, path) => {
  const lines = [`0 ${from} > 1`, `1 ${next} > ${behind === next ? 1 : 2}`];
  const last = behind && behind !== next ? [`2 ${behind}`] : [];
  expect(pathFrom(from, 'continue', 'main', true, flowBy('f', ...lines, ...last))).toBe(path);
});

const FLOW = flowBy(
  'default',
  'a lead > b',
  'b payment > c, pending: d',
  'c success > e',
  'd pix > c',
  'e upsell-presentation > f',
  'f payment/upsell > g',
  'g success/upsell',
);
test.each<[string, Transition, Offer, boolean, string]>([
  ['payment', 'approved', 'main', true, '/success'],
  // Its presentation would ask again.
  ['success', 'continue', 'main', true, '/payment/upsell'],
  ['success', 'declined', 'main', true, '/success/upsell'],
  ['upsell-presentation', 'declined', 'upsell', true, '/success/upsell'],
])('%s, %s of the %s sale (bought: %s) leads to %s', (from, outcome, offer, hasBought, path) => {
  expect(pathFrom(from, outcome, offer, hasBought)).toBe(path);
});

test('[FLOW-01] a buyer who declines the offer is led where the step says, also to a page that repeats it', () => {
  const steps = FLOW.steps.map((one) =>
    one.templateId === 'success' ? { ...one, outcomes: { declined: 'e' } } : one,
  );
  expect(pathFrom('success', 'declined', 'main', true, { ...FLOW, steps })).toBe(
    '/upsell-presentation',
  );
});

test.each<[Transition, Offer, boolean, string]>([
  ['approved', 'invoice', false, '/success-invoice'],
  ['approved', 'upsell', true, '/success/upsell'],
  ['declined', 'main', true, '/success/upsell'],
  ['continue', 'main', false, '/lead'],
  ['declined', 'upsell', false, '/lead'],
])('without a next step, %s of %s (bought: %s) leads to %s', (outcome, offer, hasBought, path) => {
  expect(pathFrom('md', outcome, offer, hasBought)).toBe(path);
});
