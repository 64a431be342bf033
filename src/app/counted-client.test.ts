// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { fakeClient } from '../../tests/fakes/client.ts';
import { gate } from '../../tests/fakes/gate.ts';
import { countedClient, reloadOnReturn } from './counted-client.ts';

afterEach(() => vi.unstubAllGlobals());

test('a page that comes back with calls under way, or forgotten meanwhile, is loaded anew; any other one stays', async () => {
  const replace = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { pathname: '/lead', search: '?a=1', replace });
  let isOver = false;
  reloadOnReturn(() => isOver);
  const loadsWhere = (persisted: boolean) => {
    replace.mockClear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    return replace.mock.calls.flat();
  };
  const { isOpen, open } = gate();
  const client = countedClient(fakeClient({ getPlanProduct: () => isOpen }));
  expect(loadsWhere(true)).toEqual([]);
  const call = client.call('getPlanProduct', { path: { id: 'p' } });
  expect([loadsWhere(false), loadsWhere(true)]).toEqual([[], ['/lead?a=1']]);
  open();
  await call;
  expect(loadsWhere(true)).toEqual([]);
  isOver = true;
  expect([loadsWhere(false), loadsWhere(true)]).toEqual([[], ['/lead?a=1']]);
});
