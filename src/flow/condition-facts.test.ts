import { expect, test } from 'vitest';
import type { When } from '../contract/generated/when.ts';
import { dependsOn } from './condition-facts.ts';

const has: When = { fact: 'hasPix' };
const area: When = { fact: 'area', is: 'MZ' };

test.each<[string, When | undefined, boolean]>([
  ['no condition', undefined, false],
  ['the fact itself', has, true],
  ['another fact', area, false],
  ['its opposite', { not: has }, true],
  ['one part of all', { all: [area, has] }, true],
  ['one part of any', { any: [area, has] }, true],
  ['a part of a part', { any: [area, { all: [{ not: has }] }] }, true],
  ['parts without it', { all: [area, { not: area }] }, false],
])('%s', (_, when, expected) => {
  expect(dependsOn(when, ['hasPix', 'outcome'])).toBe(expected);
});
