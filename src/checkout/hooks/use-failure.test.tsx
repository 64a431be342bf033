import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { plainBrand } from '../../../tests/drawing/plain-brand.ts';
import { Providers } from '../../../tests/drawing/providers.tsx';
import type { Failure } from '../checkout.ts';
import { useFailure } from './use-failure.ts';

const CALL = 'getContract';

/** A part of the page that fails, or does not yet. `shown` is what the dialog has to show. */
function drawPart(first: { cause: unknown; failure?: Partial<Failure> }) {
  const checkout = aCheckout(plainBrand());
  const { rerender, unmount } = renderHook(
    ({ cause, failure }: typeof first) => useFailure(cause, { call: CALL, ...failure }),
    {
      initialProps: first,
      wrapper: ({ children }) => <Providers checkout={checkout}>{children}</Providers>,
    },
  );
  return { rerender, unmount, shown: () => checkout.failures.items() };
}

const press = () => vi.fn<() => void>();

test('a second try does what the part would do now, and nothing where it can do nothing any more', () => {
  const [before, now] = [press(), press()];
  const { rerender, shown } = drawPart({ cause: true, failure: { retry: before } });
  const { retry } = shown()[0]!;
  rerender({ cause: true, failure: { retry: now } });
  retry!();
  rerender({ cause: true });
  retry!();
  expect([before, now].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test('the focus goes where the part puts it now; by itself it stays', () => {
  const { rerender, shown } = drawPart({ cause: true });
  const { focus } = shown()[0]!;
  expect(() => focus!()).not.toThrow();
  const now = press();
  rerender({ cause: true, failure: { focus: now } });
  focus!();
  expect(now).toHaveBeenCalledOnce();
});
