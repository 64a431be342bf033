import { expect, test } from 'vitest';
import { isExponential } from './exponential-pattern.ts';

test.each([
  '^(a+)+$',
  '^(a*)*$',
  '(x+x+)+y',
  '^(a|a)*$',
  '^(a|aa)+$',
  '^(a|b|ab)*c',
  '^([a-zA-Z]+ ?)*$',
  '^(\\w+\\s?)*$',
  '^([a-z]+[a-z0-9]*)+@',
  '^(?:.|\\d)+$',
  '^(?<word>\\p{L}+)+$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '^(?=(a+)+$)b',
  '^(a?){40}$',
  '^(a{1,2}){30}$',
  '^((a{1,2}){5}){10}$',
  '^(?:(?:a?|b?)c)+$',
  '^(a*?)*?$',
  '^(\\d{2,20}-?){1,}$',
  '(я+)+!',
])('%s tries exponentially many ways', (pattern) => {
  expect(isExponential(pattern)).toBe(true);
});

test.each([
  '^a+$',
  '^[a-z0-9.]+@[a-z0-9.]+$',
  '^(\\d{4}|\\d{2} ?\\d{3}-?\\d{3})$',
  '^\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}$',
  '^(a|b)*$',
  '^([a-z]+ )*[a-z]+$',
  '^(\\d{20}-?)*$',
  '^(\\d{1,2}){4,5}$',
  '^(\\d{1,3}\\.){3}\\d{1,3}$',
  "^(?:\\p{L}+[ '-])*\\p{L}+$",
  '^.{0,5000}$',
  '^[^@]+@[^@]+\\.[^@]+$',
  '(a+)+',
  '^([a-z]+ ?)+',
  '^(?!0)\\d+(?:,\\d{2})?$',
  '^(a?b?c?)$',
  '^(\\w)\\1+$',
  '^[A-Z]{3}-?\\d[A-Z0-9]\\d{2}$',
  '',
])('%s does not', (pattern) => {
  expect(isExponential(pattern)).toBe(false);
});
