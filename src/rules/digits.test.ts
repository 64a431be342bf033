import { expect, test } from 'vitest';
import { digitsOf } from './digits.ts';

test('only ASCII digits count', () => {
  expect(digitsOf('a1-2 ３٤5')).toBe('125');
});
