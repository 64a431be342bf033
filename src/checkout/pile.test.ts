import { expect, test, vi } from 'vitest';
import { createPile } from './pile.ts';

test('the latest is on top until it is taken away', () => {
  const pile = createPile<string>();
  const listener = vi.fn<() => void>();
  pile.subscribe(listener);
  const takeFirst = pile.add('one');
  const takeSecond = pile.add('two');
  expect(pile.items()).toEqual(['one', 'two']);
  takeSecond();
  expect(pile.items()).toEqual(['one']);
  pile.clear();
  expect(pile.items()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(4);
  takeFirst();
  expect(listener).toHaveBeenCalledTimes(4);
});

test('who does not listen any more is told nothing', () => {
  const pile = createPile<string>();
  const listener = vi.fn<() => void>();
  pile.subscribe(listener)();
  pile.add('one');
  expect(listener).not.toHaveBeenCalled();
});
