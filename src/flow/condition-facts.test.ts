import { expect, test } from 'vitest';
import type { When } from '../contract/generated/when.ts';
import { answersIn, dependsOn, factsIn } from './condition-facts.ts';

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

const level: When = { answer: 'nivel', is: 'b1' };
const adult: When = { answer: 'maior' };

test.each<[string, When | undefined, string[], When[]]>([
  ['no condition', undefined, [], []],
  ['a fact', has, ['hasPix'], []],
  ['an answer', level, ['answers'], [level]],
  ['its opposite', { not: level }, ['answers'], [level]],
  [
    'all of several',
    { all: [has, level, adult] },
    ['hasPix', 'answers', 'answers'],
    [level, adult],
  ],
  ['any of several', { any: [adult, area] }, ['answers', 'area'], [adult]],
  [
    'parts of parts',
    { any: [has, { all: [{ not: adult }, level] }] },
    ['hasPix', 'answers', 'answers'],
    [adult, level],
  ],
])('%s asks about the facts and answers in it', (_, when, facts, answers) => {
  expect(factsIn(when)).toEqual(facts);
  expect(answersIn(when)).toEqual(answers);
});
