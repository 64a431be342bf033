import { expect, test } from 'vitest';
import { closesForm, endsCard, OUTCOMES, type Outcome } from './outcome.ts';

const KINDS = Object.keys(OUTCOMES) as Outcome['kind'][];

test('a card is wiped after every outcome that leaves nothing to correct', () => {
  const ended = ['approved', 'pending', 'shown', 'unknown', 'refusedInDoubt'];
  expect(KINDS.filter(endsCard)).toEqual(ended);
});

test('a form is closed where its payment may have been charged, and nothing else says so', () => {
  expect(KINDS.filter(closesForm)).toEqual(['unknown']);
});
