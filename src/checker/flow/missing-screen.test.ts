import { expect, test } from 'vitest';
import { reportsOf, withSteps } from '../rule-test-kit.ts';
import { rule } from './missing-screen.ts';

const steps = withSteps({ id: 'one', templateId: 'lead' });

test('a step whose screen is there, in the folder or in a parent', () => {
  expect(reportsOf(rule, { ...steps, 'alfa/screens/lead.json': {} })).toEqual([]);
  const parent = { 'base/brand.json': {}, 'base/screens/lead.json': {} };
  const child = { 'alfa/brand.json': { extends: 'base' } };
  expect(reportsOf(rule, { ...parent, ...child, ...steps })).toEqual([]);
});

test('a step without a screen', () => {
  expect(reportsOf(rule, steps)).toEqual([
    "alfa/flows.json flows[default].steps[one].templateId: No screen is declared for 'lead'. Add screens/lead.json to the brand's folder or to one it extends.",
  ]);
});

test('a template that is none is told by another check', () => {
  expect(reportsOf(rule, withSteps({ id: 'one', templateId: 'leed' }))).toEqual([]);
});
