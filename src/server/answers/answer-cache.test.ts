import { expect, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';

test('a good answer is kept with its age, for its question alone', () => {
  const clock = { now: 100 };
  const cache = createAnswerCache({ now: () => clock.now });
  cache.put('q', { title: 'A' });
  clock.now = 350;
  expect(cache.find('q')).toEqual({ answer: { title: 'A' }, ageMs: 250, isDoubtful: false });
  expect(cache.find('other')).toBeUndefined();
});

test('an answer that says the same as the one before is that one, and young again', () => {
  const clock = { now: 0 };
  const cache = createAnswerCache({ now: () => clock.now });
  const first = cache.put('q', { title: 'A' });
  clock.now = 500;
  expect(cache.put('q', { title: 'A' })).toBe(first);
  expect(cache.find('q')!.ageMs).toBe(0);
  const second = cache.put('q', { title: 'B' });
  expect(second).toEqual({ title: 'B' });
  expect(cache.find('q')!.answer).toBe(second);
});

test('an answer that an error has followed is doubtful until the next good one', () => {
  const cache = createAnswerCache();
  cache.put('q', 'A');
  cache.doubt('q');
  expect(cache.find('q')).toMatchObject({ answer: 'A', isDoubtful: true });
  cache.put('q', 'A');
  expect(cache.find('q')!.isDoubtful).toBe(false);
});

test('unless said otherwise an answer is kept for an hour, as the operations page says', () => {
  const clock = { now: 0 };
  const cache = createAnswerCache({ now: () => clock.now });
  cache.put('q', 'A');
  clock.now = 60 * 60 * 1000;
  expect(cache.find('q')!.answer).toBe('A');
  clock.now += 1;
  expect(cache.find('q')).toBeUndefined();
});

test('answers are bounded by their bytes, not by their number', () => {
  const cache = createAnswerCache({ maxBytes: 10_000 });
  for (let index = 0; index < 100; index++) cache.put(`q${index}`, 'x'.repeat(1_000));
  const kept = Array.from({ length: 100 }, (_, index) => cache.find(`q${index}`)).filter(Boolean);
  expect(kept).toHaveLength(2);
});
