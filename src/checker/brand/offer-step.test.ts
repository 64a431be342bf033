import { expect, test } from 'vitest';
import { reportsOf, withSteps } from '../rule-test-kit.ts';
import { rule } from './offer-step.ts';

const bump = { 'alfa/brand.json': { orderBump: { planId: 'caderno' } } };
const profiles = { 'alfa/brand.json': { multiProfile: { profiles: { one: 1 } } } };
const upsell = { 'alfa/brand.json': { upsellData: { name: 'Curso' } } };
const step = (templateId: string) => withSteps({ id: 'step', templateId });
const screen = (name: string, block: string) => ({
  [`alfa/screens/${name}.json`]: { blocks: [{ id: 'offer', block }] },
});

test.each([
  ['orderBump', bump, 'order-bump-presentation'],
  ['multiProfile', profiles, 'multiprofile-presentation'],
  ['upsellData', upsell, 'upsell-presentation'],
])('nothing offers %s', (key, files, template) => {
  expect(reportsOf(rule, { ...files, ...step('payment') })).toEqual([
    `alfa/brand.json ${key}: No step of any flow offers "${key}", so that nobody can buy it. Add a step with "templateId": "${template}" to flows.json, or delete "${key}".`,
  ]);
});

test.each([
  [{ ...bump, ...step('video'), ...screen('video', 'order-bump') }],
  [{ ...profiles, ...step('video'), ...screen('video', 'profile-plans') }],
  [{ ...upsell, ...step('upsell-presentation') }],
  [{ 'alfa/brand.json': { orderBump: {} }, ...step('payment') }],
])('what is offered, or is no offer: %j', (files) => {
  expect(reportsOf(rule, files)).toEqual([]);
});

test.each([
  ['order-bump', 'orderBump', '{"planId":"anual"}'],
  ['profile-plans', 'multiProfile', '{"profiles":{"anual":1}}'],
])('a step with the block %s has nothing to offer', (block, key, example) => {
  expect(reportsOf(rule, { ...step('video'), ...screen('video', block) })).toEqual([
    `alfa/flows.json flows[default].steps[step].templateId: The step 'step' has nothing to offer: brand.json has no "${key}". Add "${key}": ${example} to brand.json, with plans of sandbox.json, or delete the step.`,
  ]);
});

test('a step names the plan of its order bump itself', () => {
  const own = { id: 'step', templateId: 'video', props: { orderBump: { planId: 'caderno' } } };
  expect(reportsOf(rule, { ...withSteps(own), ...screen('video', 'order-bump') })).toEqual([]);
});
