import { test } from 'vitest';
import { brokenCvvs, cvvs } from '../../../tests/generated/cards.ts';
import { every } from '../../../tests/generated/every.ts';
import { checkCvv } from './cvv.ts';

test('[RULE-40] [RULE-41] every code of 3 or 4 digits passes, and of the length that is wanted', () => {
  every(cvvs, ({ value, length }) => checkCvv(value, length) === undefined);
});

test('[RULE-40] [RULE-41] a digit too few or too many, or something else, fails', () => {
  every(brokenCvvs, ({ value, length }) => checkCvv(value, length) === 'cvv');
});
