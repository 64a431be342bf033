import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { rule } from './sandbox-plans.ts';

const plans = [{ id: 'a' }];

test('a warning where nothing can be bought without an upstream', () => {
  expect(rule.severity).toBe('warning');
  expect(reportsOf(rule, {})).toEqual([
    'alfa/brand.json : Nothing of this brand can be bought in the sandbox. Add a sandbox.json with "plans".',
  ]);
  // The schema refuses an empty list, at its own place.
  expect(reportsOf(rule, { 'alfa/sandbox.json': { plans: [] } })).toEqual([]);
  expect(reportsOf(rule, { 'alfa/sandbox.json': { plans } })).toEqual([]);
});
