import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawHook } from '../../../tests/drawing/draw-hook.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import type { FlowStep } from '../../contract/compiled-brand.ts';
import { useBump } from './use-bump.ts';

const EXTRA = { id: 'extra', name: 'Apostila', amount: 40 };
const OTHER = { id: 'other', name: 'Simulado', amount: 1234.5 };
const answers = { getProductV1: { plans: [EXTRA, OTHER] } };
const settings = { orderBump: { planId: 'extra' } };
const TEMPLATE = { templateId: 'order-bump-presentation' } as const;

const drawBump = (changes: object = {}, props?: FlowStep['props']) =>
  drawHook(useBump, { answers, at: { ...TEMPLATE, step: { props } }, ...changes });

test.each([
  ['its step, where that names one', { orderBump: { planId: 'other' } }, 'other'],
  ['the brand, where its step names none', { style: {} }, 'extra'],
  ['the brand, where its step says nothing', undefined, 'extra'],
])('[SCREEN-06] the plan on offer is that of %s', async (_, props, id) => {
  const { result } = await drawBump({ settings }, props);
  expect(result.current.plan?.id).toBe(id);
  expect(result.current.status).toBe('ready');
});

test('[SCREEN-06] where nobody names a plan, nothing is asked for and nothing is on offer', async () => {
  const { checkout, result } = await drawBump();
  expect(checkout.client.calls).toEqual([]);
  expect([result.current.status, result.current.plan]).toEqual(['none', undefined]);
});

test('[CALL-07] the plan is asked for with the lead, and again for another one', async () => {
  const { checkout } = await drawBump({ settings });
  const asked = () => checkout.client.calls.map(({ query }) => [query!.plan, query!.leadId]);
  expect(asked()).toEqual([['extra', undefined]]);
  const lead = { name: 'Ana Lima', email: 'ana@mail.example' };
  act(() => checkout.visit.keepLead(lead, 'L1'));
  await settle();
  expect(asked().at(-1)).toEqual(['extra', 'L1']);
});

test.each([
  ['the plan', { currency: 'BRL' }, { ...EXTRA, currency: 'MZN' }, '1.234,50\u00a0MT'],
  ['the brand, where the plan names none', { currency: 'MZN' }, EXTRA, '1.234,50\u00a0MT'],
  ['the brand, in its unit', { currency: 'MZN', priceUnit: 'minor' }, EXTRA, '12,35\u00a0MT'],
])('[CONST-35] its price is in the currency of %s', async (_, product, plan, words) => {
  const { result } = await drawBump({
    settings: { ...settings, product },
    answers: { getProductV1: { plans: [plan] } },
  });
  expect(result.current.money(1234.5)).toBe(words);
});
