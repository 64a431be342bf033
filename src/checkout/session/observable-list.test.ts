import { expect, test, vi } from 'vitest';
import { createObservableList } from './observable-list.ts';

test('the latest is on top until it is taken away', () => {
  const list = createObservableList<string>();
  const listener = vi.fn<() => void>();
  list.subscribe(listener);
  const takeFirst = list.add('one');
  const takeSecond = list.add('two');
  expect(list.items()).toEqual(['one', 'two']);
  takeSecond();
  expect(list.items()).toEqual(['one']);
  list.clear();
  expect(list.items()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(4);
  takeFirst();
  expect(listener).toHaveBeenCalledTimes(4);
});
