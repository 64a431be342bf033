// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { aPage } from '../../../tests/drawing/checkout.ts';
import { gate } from '../../../tests/fakes/gate.ts';
import { countedWork } from '../../checkout/session/work-under-way.ts';
import { homologate, reloadOnReturn } from './this-document.ts';

afterEach(() => {
  document.cookie = 'homologacao=; max-age=0; path=/';
  vi.unstubAllGlobals();
});

test.each([
  [true, 'homolog', 'homologacao=on'],
  [undefined, 'production', ''],
] as const)(
  '[QUERY-17] D-170: without a server the link sets the cookie itself, for this page and the next, where the build allows it: %s',
  (allowsHomologation, environment, cookie) => {
    const page = aPage({ environment: 'production', allowsHomologation });
    for (const link of [{ homologacao: 'on' }, {}] as const) {
      expect(homologate(page, link)).toEqual({ ...page, environment });
    }
    expect(document.cookie).toBe(cookie);
  },
);

test('a page that comes back with calls under way, or forgotten meanwhile, is loaded anew; any other one stays', async () => {
  const replace = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { pathname: '/lead', search: '?a=1', replace });
  let isOver = false;
  const end = reloadOnReturn(() => isOver);
  const loadsWhere = (persisted: boolean) => {
    replace.mockClear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    return replace.mock.calls.flat();
  };
  const { isOpen, open } = gate();
  expect(loadsWhere(true)).toEqual([]);
  const call = countedWork(() => isOpen);
  expect([loadsWhere(false), loadsWhere(true)]).toEqual([[], ['/lead?a=1']]);
  open();
  await call;
  expect(loadsWhere(true)).toEqual([]);
  isOver = true;
  expect([loadsWhere(false), loadsWhere(true)]).toEqual([[], ['/lead?a=1']]);
  end();
  expect(loadsWhere(true)).toEqual([]);
});
