import { expect, test } from 'vitest';
import { digitsOf, fillPattern } from './digits.ts';

test('only ASCII digits count', () => {
  expect(digitsOf('a1-2 ３٤5')).toBe('125');
});

test.each([
  ['', ''],
  ['01', '01'],
  ['013', '01 3'],
  ['01310', '01 310'],
  ['01310100', '01 310-100'],
  ['0131010099', '01 310-10099'],
])('%j is laid out as %j, its surplus kept', (characters, text) => {
  expect(fillPattern(characters, '## ###-###')).toBe(text);
});
