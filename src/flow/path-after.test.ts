import { expect, test } from 'vitest';
import type { CompiledScreen, FlowStep } from '../contract/compiled-brand.ts';
import { stepPastOffer } from './path-after.ts';

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

test('[SCREEN-36] on a page that offers the upsell itself its payment follows', () => {
  expect(leadsTo(screens['upsell-presentation'], 'payment/upsell')).toBe('payment/upsell');
});
