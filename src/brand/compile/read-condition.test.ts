import { expect, test } from 'vitest';
import { nodeOf } from '../brand-test-kit.ts';
import { isWhen, whenOf } from './read-condition.ts';

const FACT = { fact: 'hasLead' };

test.each([
  [FACT, true],
  [{ fact: 'area', is: 'MZ' }, true],
  [{ fact: 'hasLead', is: false }, true],
  [{ answer: 'course' }, true],
  [{ answer: 'course', is: 'B' }, true],
  [{ answer: 'age', is: 18 }, true],
  [{ answer: 'isGift', is: false }, true],
  [{ all: [FACT, { answer: 'course' }] }, true],
  [{ answer: 5 }, false],
  [{ answer: 'course', is: null }, false],
  [{ answer: 'course', is: ['B'] }, false],
  [{ not: FACT }, true],
  [{ all: [FACT, { any: [FACT] }] }, true],
  [{ any: [FACT] }, true],
  [{ fact: 5 }, false],
  [{ fact: 'hasLead', is: 1 }, false],
  [{ fact: 'hasLead', is: null }, false],
  [{ not: {} }, false],
  [{ not: 'hasLead' }, false],
  [{ all: [] }, false],
  [{ any: [] }, false],
  [{ all: [FACT, {}] }, false],
  [{ any: FACT }, false],
  [{}, false],
  [[], false],
  [null, false],
  [undefined, false],
  ['hasLead', false],
])('%j is a condition: %s', (value, isCondition) => {
  expect(isWhen(value)).toBe(isCondition);
});

test('the condition of a block, if it has one', () => {
  expect(whenOf(nodeOf({ id: 'a', when: FACT }))).toEqual(FACT);
  expect(whenOf(nodeOf({ id: 'a', when: 'hasLead' }))).toBeUndefined();
  expect(whenOf(nodeOf({ id: 'a' }))).toBeUndefined();
});
