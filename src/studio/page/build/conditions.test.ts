import { expect, test } from 'vitest';
import type { When } from '../../../contract/generated/when.ts';
import { readWhen, writtenWhen } from './conditions.ts';

test.each<[string, When]>([
  ['a fact that holds', { fact: 'hasLead' }],
  ['a fact with a value', { fact: 'area', is: 'MZ' }],
  ['an answer with a value', { answer: 'course', is: 'law' }],
  ['a number that was answered', { answer: 'age', is: 3 }],
  ['several, of which each has to hold', { all: [{ fact: 'hasLead' }, { answer: 'minor' }] }],
  ['several, of which one has to hold', { any: [{ fact: 'hasPix' }, { fact: 'hasLead' }] }],
])('%s is written as it was read', (_, when) => {
  const { list, join } = readWhen(when)!;
  expect(writtenWhen(list, join)).toEqual(when);
});

test('a no is written as a value, not as a condition around another one', () => {
  const { list, join } = readWhen({ not: { answer: 'minor' } })!;
  expect(writtenWhen(list, join)).toEqual({ answer: 'minor', is: false });
});

test('a condition inside of others cannot be picked from lists', () => {
  expect(readWhen({ all: [{ any: [{ fact: 'hasLead' }, { fact: 'hasPix' }] }] })).toBeUndefined();
  expect(readWhen({ not: { answer: 'course', is: 'law' } })).toBeUndefined();
});

test('no test is no condition', () => {
  expect(writtenWhen([], 'all')).toBeNull();
});
