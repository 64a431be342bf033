import { expect, test } from 'vitest';
import { said } from '../rule-test-kit.ts';
import { sandboxPlans } from './sandbox-plans.ts';

const plans = [{ id: 'a' }];

test('a warning where nothing can be bought without an upstream', () => {
  expect(sandboxPlans.severity).toBe('warning');
  const told = [
    'alfa/brand.json : Nothing of this brand can be bought in the sandbox. Add a sandbox.json with "plans".',
  ];
  expect(said(sandboxPlans, {})).toEqual(told);
  expect(said(sandboxPlans, { 'alfa/sandbox.json': { plans: [] } })).toEqual(told);
  expect(said(sandboxPlans, { 'alfa/sandbox.json': { plans } })).toEqual([]);
});
