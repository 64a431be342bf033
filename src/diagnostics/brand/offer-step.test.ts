import { expect, test } from 'vitest';
import { reportsOf, withSteps } from '../rule-test-kit.ts';
import { rule } from './offer-step.ts';

const bump = { 'alfa/brand.json': { orderBump: { planId: 'caderno' } } };
const profiles = { 'alfa/brand.json': { multiProfile: { profiles: { one: 1 } } } };
const step = (templateId: string) => withSteps({ id: 'step', templateId });
const screen = (name: string, block: string) => ({
  [`alfa/screens/${name}.json`]: { blocks: [{ id: 'offer', block }] },
});

test.each([
  ['orderBump', bump, 'order-bump-presentation'],
  ['multiProfile', profiles, 'multiprofile-presentation'],
])('nothing offers %s', (key, files, template) => {
  expect(reportsOf(rule, { ...files, ...step('payment') })).toEqual([
    `alfa/brand.json ${key}: No step of any flow offers "${key}", so that nobody can buy it. Add a step with "templateId": "${template}" to flows.json, or delete "${key}".`,
  ]);
});

test.each([
  [{ ...bump, ...step('video'), ...screen('video', 'order-bump') }],
  [{ ...profiles, ...step('video'), ...screen('video', 'profile-plans') }],
  [{ 'alfa/brand.json': { orderBump: {} }, ...step('payment') }],
])('what is offered, or is no offer: %j', (files) => {
  expect(reportsOf(rule, files)).toEqual([]);
});
