// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFormStore, type FormValues } from './form-store.ts';
import { createHeldCard } from './held-card.ts';

const CARD = { cardNumber: '4111 1111 1111 1111', cardCVV: '123' };
const MINUTE = 60_000;
const formOf = (values: FormValues) => createFormStore(values, () => []);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A card was typed, and its buyer has switched to another method. */
function switched(values: FormValues = { ...CARD, cardName: 'ANA LIMA' }) {
  const held = createHeldCard();
  const store = formOf(values);
  const leave = held.show(store);
  held.expect();
  leave();
  store.wipeCardSecrets();
  return held;
}

/** The values that the next form with a card begins with. */
function next(held: ReturnType<typeof createHeldCard>, own: FormValues = {}) {
  const store = formOf(own);
  held.show(store);
  return store.values();
}

test('number and CVV come back, and nothing else does; once', () => {
  const held = switched();
  expect(next(held, { cardName: 'EVA REIS' })).toEqual({ ...CARD, cardName: 'EVA REIS' });
  expect(next(held)).toEqual({});
});

test('a card in a group comes back there', () => {
  const held = switched({ card: CARD });
  expect(next(held, { card: { cardName: 'ANA' } })).toEqual({ card: { ...CARD, cardName: 'ANA' } });
});

test('a secret that was wiped is not held, and empties no other', () => {
  const held = switched({ cardNumber: CARD.cardNumber, cardCVV: undefined });
  expect(next(held, { cardCVV: '999' })).toEqual({ cardNumber: CARD.cardNumber, cardCVV: '999' });
});

test('the first form with a card begins as it is', () => {
  expect(next(createHeldCard(), { cardName: 'ANA LIMA' })).toEqual({ cardName: 'ANA LIMA' });
});

test('[D-184] a refused card whose form is gone ends without one', () => {
  const held = createHeldCard();
  const leave = held.show(formOf({ cardNumber: CARD.cardNumber }));
  held.limit();
  held.expect();
  leave();
  expect(() => vi.advanceTimersByTime(10 * MINUTE)).not.toThrow();
  expect(next(held)).toEqual({});
});

test('a form that nobody switches away from hands nothing over', () => {
  const held = createHeldCard();
  held.show(formOf(CARD))();
  expect(next(held)).toEqual({});
});

test('a switch from a form without a card loses nothing', () => {
  const held = switched();
  held.expect();
  expect(next(held)).toEqual(CARD);
});

test.each<[string, (held: ReturnType<typeof createHeldCard>) => void]>([
  ['leaving the methods', (held) => held.clear()],
  ['ten minutes', () => vi.advanceTimersByTime(10 * MINUTE)],
  ['pagehide', () => void window.dispatchEvent(new Event('pagehide'))],
])('%s forgets it', (_, end) => {
  const held = switched();
  end(held);
  expect(next(held)).toEqual({});
});

test('just before ten minutes it is there, and is not taken away again then', () => {
  const held = switched();
  vi.advanceTimersByTime(10 * MINUTE - 1);
  const store = formOf({});
  held.show(store);
  vi.advanceTimersByTime(MINUTE);
  expect(store.values()).toEqual(CARD);
});

test('the number of a refused card goes ten minutes after the refusal, also where it was held meanwhile', () => {
  const held = createHeldCard();
  const store = formOf({ cardNumber: CARD.cardNumber });
  const leave = held.show(store);
  held.limit();
  vi.advanceTimersByTime(4 * MINUTE);
  held.expect();
  leave();
  vi.advanceTimersByTime(4 * MINUTE);
  const back = formOf({});
  held.show(back);
  expect(back.values()).toEqual({ cardNumber: CARD.cardNumber });
  vi.advanceTimersByTime(2 * MINUTE - 1);
  expect(back.values().cardNumber).toBe(CARD.cardNumber);
  vi.advanceTimersByTime(1);
  expect(back.values().cardNumber).toBeUndefined();
});

test('the end of a refused card leaves the card of another sale alone', () => {
  const held = createHeldCard();
  const leave = held.show(formOf({ cardNumber: CARD.cardNumber }));
  held.limit();
  leave();
  const other = formOf({});
  held.show(other);
  other.type('cardNumber', '4242');
  vi.advanceTimersByTime(10 * MINUTE);
  expect(other.values()).toEqual({ cardNumber: '4242' });
});
