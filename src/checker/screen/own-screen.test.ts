import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';
import { rule } from './own-screen.ts';

const withAction = (screen: string, action: string) =>
  reportsOf(rule, {
    [`alfa/screens/${screen}.json`]: { blocks: [{ id: 'form', block: 'form', action }] },
  });

test('a screen of the brand does not pay', () => {
  expect(withAction('x/quiz', 'pay')).toEqual([
    'alfa/screens/x/quiz.json blocks[form].action: \'pay\' pays, and a screen of the brand (x/quiz) is not made for that. Write "goNext", and sell on a screen that pays.',
  ]);
  expect(withAction('x/quiz', 'goNext')).toEqual([]);
  expect(withAction('payment', 'pay')).toEqual([]);
});
