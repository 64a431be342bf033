import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { plainBrand } from '../../../tests/drawing/plain-brand.ts';
import { Providers } from '../../../tests/drawing/providers.tsx';
import type { Failure } from '../checkout.ts';
import { useFailure } from './use-call-notices.ts';

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

test('a second try and the focus are what the part would do now, and nothing where it can do nothing any more', () => {
  const [before, now, focused] = [press(), press(), press()];
  const { rerender, shown } = drawPart({ cause: true, failure: { retry: before } });
  const { retry, focus } = shown()[0]!;
  expect(() => focus!()).not.toThrow();
  rerender({ cause: true, failure: { retry: now, focus: focused } });
  retry!();
  focus!();
  rerender({ cause: true });
  retry!();
  expect([before, now, focused].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
});
