import { expect, test } from 'vitest';
import { asksForSlip } from './flow-choice.ts';

test.each([
  ['bankslip', undefined, true],
  ['bankslip', 'pix', true],
  ['default', 'bankslip', true],
  ['default', undefined, false],
  ['pix', 'pix', false],
])('[FLOW-12] the flow %s by the route %s asks for a bank slip: %s', (id, route, expected) => {
  expect(asksForSlip({ id }, { route })).toBe(expected);
});
