import { expect, test } from 'vitest';
import { closesForm, endsCard, OUTCOMES, type Outcome } from './outcome.ts';

const ways: [Outcome, string | undefined][] = [
  [{ kind: 'continue' }, 'continue'],
  [{ kind: 'declined' }, 'declined'],
  [{ kind: 'shown' }, undefined],
  [{ kind: 'approved' }, 'approved'],
  [{ kind: 'pending' }, 'pending'],
  [{ kind: 'refused' }, 'refused'],
  [{ kind: 'unknown' }, undefined],
  [{ kind: 'busy' }, undefined],
  [{ kind: 'incorrect', fields: ['code'] }, undefined],
  [{ kind: 'refusedInDoubt' }, undefined],
  [{ kind: 'inDoubt', doubts: {} as never }, undefined],
  [{ kind: 'elsewhere' }, undefined],
  [{ kind: 'already', state: 'approved' }, undefined],
  [{ kind: 'failed' }, undefined],
];

test.each(ways)('%j leads on by %j', ({ kind }, advance) => {
  expect(OUTCOMES[kind].transition).toBe(advance);
});

test('a card is wiped after every outcome that leaves nothing to correct', () => {
  const kinds = ways.map(([{ kind }]) => kind);
  const ended = kinds.filter((kind) => endsCard(kind));
  expect(ended).toEqual(['shown', 'approved', 'pending', 'unknown', 'refusedInDoubt']);
});

test('a form is closed where its payment may have been charged, and nothing else says so', () => {
  expect(ways.filter(([{ kind }]) => closesForm(kind))).toEqual([[{ kind: 'unknown' }, undefined]]);
});
