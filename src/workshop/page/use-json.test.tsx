import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useJson } from './use-json.ts';

afterEach(() => vi.unstubAllGlobals());

test('a file is drawn as soon as it is there, and another version in its place', async () => {
  vi.stubGlobal('fetch', async (address: string) => Response.json({ address }));
  const { result, rerender } = renderHook(({ address }) => useJson<object>(address), {
    initialProps: { address: 'values/a.json' },
  });
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toEqual({ address: 'values/a.json' }));
  rerender({ address: 'values/a.json?version=2' });
  expect(result.current).toEqual({ address: 'values/a.json' });
  await waitFor(() => expect(result.current).toEqual({ address: 'values/a.json?version=2' }));
});
