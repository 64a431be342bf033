import { expect, test } from 'vitest';
import { contextOf, nodeOf } from '../brand-test-kit.ts';
import { beginningOf } from '../parse/node.ts';
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

test('what is reported is an error at its place', () => {
  const { context, diagnostics } = contextOf();
  const place = beginningOf('a.json');
  const fix = { kind: 'rename', from: 'x', to: 'y' } as const;
  context.report(place, 'some-rule', 'Wrong.', 'Do better.');
  context.report(place, 'some-rule', 'Wrong.', 'Do better.', fix);
  const said = { rule: 'some-rule', message: 'Wrong.', suggestion: 'Do better.' };
  expect(diagnostics).toStrictEqual([
    { ...place, ...said, severity: 'error' },
    { ...place, ...said, severity: 'error', fix },
  ]);
});
