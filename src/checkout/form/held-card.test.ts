// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createFormScope } from './form-scope.ts';
import { createHeldCard } from './held-card.ts';

const CARD = { cardNumber: '4111 1111 1111 1111', cardCVV: '123' };
const MINUTE = 60_000;
type Card = Readonly<Record<string, string>>;

/** A form with a card. */
function formOf(card: Card) {
  const scope = createFormScope();
  scope.fillCard(Object.entries(card));
  return scope;
}

const cardOf = (scope: ReturnType<typeof formOf>) => Object.fromEntries(scope.card.entries());

beforeEach(() => void vi.useFakeTimers());
/** A card was typed, and its buyer has switched to another method. */
function switched(card: Card = CARD) {
  const held = createHeldCard();
  const store = formOf(card);
  const leave = held.show(store);
  held.expect();
  leave();
  store.wipeCard();
  return held;
}

/** The card that the next form with a card begins with. */
function next(held: ReturnType<typeof createHeldCard>, own: Card = {}) {
  const store = formOf(own);
  held.show(store);
  return cardOf(store);
}

test('the number comes back within ten minutes, once, and the CVV does not', () => {
  const held = switched();
  vi.advanceTimersByTime(10 * MINUTE - 1);
  // A switch from a form without a card loses nothing.
  held.expect();
  const back = formOf({ cardCVV: '999' });
  held.show(back);
  vi.advanceTimersByTime(MINUTE);
  expect(cardOf(back)).toEqual({ cardNumber: CARD.cardNumber, cardCVV: '999' });
  expect(next(held)).toEqual({});
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

test.each<[string, (held: ReturnType<typeof createHeldCard>) => void]>([
  ['a form that nobody switches away from', (held) => held.show(formOf(CARD))()],
  ['leaving the methods', (held) => held.clear()],
  ['ten minutes', () => vi.advanceTimersByTime(10 * MINUTE)],
  ['pagehide', () => void window.dispatchEvent(new Event('pagehide'))],
])('%s forgets it', (_, end) => {
  const held = switched();
  end(held);
  expect(next(held)).toEqual({});
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
  expect(cardOf(back)).toEqual({ cardNumber: CARD.cardNumber });
  vi.advanceTimersByTime(2 * MINUTE - 1);
  expect(back.read('cardNumber')).toBe(CARD.cardNumber);
  vi.advanceTimersByTime(1);
  expect(back.read('cardNumber')).toBeUndefined();
});

test('the end of a refused card leaves the card of another sale alone', () => {
  const held = createHeldCard();
  const leave = held.show(formOf({ cardNumber: CARD.cardNumber }));
  held.limit();
  leave();
  const other = formOf({});
  held.show(other);
  other.type('cardNumber', '4242', () => {});
  vi.advanceTimersByTime(10 * MINUTE);
  expect(cardOf(other)).toEqual({ cardNumber: '4242' });
});

test('a corrected e-mail takes the CVV of the card that is shown, and leaves its number', () => {
  const held = createHeldCard();
  const store = formOf(CARD);
  held.show(store);
  held.wipeCvv();
  expect(cardOf(store)).toEqual({ cardNumber: CARD.cardNumber });
});
