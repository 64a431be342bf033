import { expect, test } from 'vitest';
import { takesPoints } from './points.ts';

test.each([
  [[], true],
  [['livelo'], true],
  [['creditcard', 'livelo'], true],
  [['creditcard', 'pix'], false],
])('what can be paid with %j takes points: %s', (methods, takes) => {
  expect(takesPoints(methods)).toBe(takes);
});
