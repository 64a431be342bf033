import { expect, test } from 'vitest';
import { reportsOf } from '../rule-test-kit.ts';

const reports = (fontFamily: string) => reportsOf('hosted-font', { 'alfa/theme': { fontFamily } });

test.each(['Figtree, sans-serif', '"DM Sans", Arial, sans-serif', 'Georgia, Arial, sans-serif'])(
  '%s is right',
  (stack) => expect(reports(stack)).toEqual([]),
);

test.each([
  ['Figtre, sans-serif', "Did you mean 'Figtree'?"],
  ['figtree, sans-serif', "Did you mean 'Figtree'?"],
  ['"Nunito", sans-serif', "Did you mean 'Nunito Sans'?"],
  ['Poppins, sans-serif', 'Take one of these, or delete it: '],
])('%s is not brought along', (stack, advice) => {
  expect(reports(stack)).toEqual([expect.stringContaining(advice)]);
});
