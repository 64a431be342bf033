import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { plainBrand } from '../../../tests/drawing/plain-brand.ts';
import { Providers } from '../../../tests/drawing/providers.tsx';
import { useSlowWait } from './use-slow-wait.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** A part of the page that waits, or does not; `notes` counts the reasons to say that it takes long. */
function drawPart(isWaiting: boolean) {
  const checkout = aCheckout(plainBrand());
  const { rerender, unmount } = renderHook(useSlowWait, {
    initialProps: isWaiting,
    wrapper: ({ children }) => <Providers checkout={checkout}>{children}</Providers>,
  });
  return { rerender, unmount, notes: () => checkout.slowWaits.items().length };
}

test('after 8 s of waiting the buyer reads so, until the wait ends', () => {
  const { rerender, notes } = drawPart(true);
  pass(7_999);
  expect(notes()).toBe(0);
  pass(1);
  expect(notes()).toBe(1);
  rerender(false);
  expect(notes()).toBe(0);
});
