import { expect, test } from 'vitest';
import { contextOf, nodeOf } from '../brand-test-kit.ts';
import { readStepNumber } from './compile-context.ts';

test.each([
  [{ stepNumber: 3 }, 3],
  [{ stepNumber: 'payment.currentStep' }, 2],
  [{ stepNumber: 'pix.currentStep' }, undefined],
  [{ stepNumber: { x: 1 } }, undefined],
  [{}, undefined],
])('%j shows step number %s', (screen, number) => {
  const { context } = contextOf({ stepNumbers: { 'payment.currentStep': 2 } });
  expect(readStepNumber(context, nodeOf(screen))).toBe(number);
});
