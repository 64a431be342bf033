import { fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brandWith } from '../../tests/drawing/brands.ts';
import { aCheckout } from '../../tests/drawing/checkout.ts';
import { Providers } from '../../tests/drawing/providers.tsx';
import { countedWork } from '../checkout/session/work-under-way.ts';

// The modules of another file know the real container, and may have calls under way.
const loadContainer = vi.hoisted(() => {
  vi.resetModules();
  return vi.fn<(script: string, container: string) => void>();
});
vi.mock(import('../monitoring/tags/container.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  loadContainer,
  isContainerLoaded: () => loadContainer.mock.calls.length > 0,
}));
const { Tracking } = await import('./Tracking.tsx');

const plain = brandWith();
const reload = vi.fn<() => void>();
const replace = vi.fn<() => void>();
const script = 'https://tags.example/gtm.js';

beforeEach(() => {
  vi.stubGlobal('location', { ...window.location, protocol: 'http:', reload, replace });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterAll(() => void vi.resetModules());
afterEach(() => {
  document.cookie = 'tracking=; path=/; max-age=0';
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

interface Case {
  /** The buyer's earlier answer. */
  before?: 'granted' | 'denied';
  asksConsent?: boolean;
  isAllowedHere?: boolean;
  /** The buyer asks to be asked again. */
  isOpen?: boolean;
  gtm?: string;
  ofBrand?: string;
}

function show({ before, asksConsent, isAllowedHere = true, ...given }: Case = {}) {
  if (before) document.cookie = `tracking=${before}; path=/`;
  const { gtm, ofBrand = 'GTM-BRAND01', isOpen } = given;
  const tracking = asksConsent === undefined ? undefined : { asksConsent };
  const settings = { ...plain.settings, tracking, googleTagManagerId: ofBrand };
  const { texts } = plain;
  const tagManager = { script, isAllowed: true, isAllowedHere, cardScreens: [], texts };
  const page = { monitoring: { tagManager }, config: { flows: [], gtm } };
  const checkout = aCheckout({ ...plain, settings }, { page });
  render(
    <Providers checkout={checkout}>
      <Tracking />
    </Providers>,
  );
  if (isOpen) answer('Privacidade e cookies');
}

const banner = () => screen.queryByRole('region', { name: 'Privacidade e cookies' });
const answer = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const cookie = () => /tracking=(\w+)/.exec(document.cookie)?.[1];

const LOADED = [[script, 'GTM-BRAND01']];
test.each([
  ['Aceitar', 'granted', LOADED],
  ['Recusar', 'denied', []],
])(
  'the answer "%s" is remembered as %s, and loads the container or nothing',
  (name, kept, loaded) => {
    show();
    answer(name);
    expect([cookie(), banner()]).toEqual([kept, null]);
    expect(loadContainer.mock.calls).toEqual(loaded);
    expect(reload).not.toHaveBeenCalled();
  },
);

const GTM = 'GTM-CONFIG1';
test.each<[string, Case, string[][]]>([
  ['of a buyer who has accepted before', { before: 'granted' }, LOADED],
  ['of a brand that does not ask', { asksConsent: false }, LOADED],
  ['after a refusal, though the brand does not ask', { asksConsent: false, before: 'denied' }, []],
  ["of the config, not the brand's", { before: 'granted', gtm: GTM }, [[script, GTM]]],
  ['of nobody', { before: 'granted', ofBrand: '' }, []],
  ['that the policy forbids', { before: 'granted', isAllowedHere: false }, []],
])('the container %s: nobody is asked, and what is loaded is known', (_, given, loaded) => {
  show(given);
  expect(banner()).toBeNull();
  expect(loadContainer.mock.calls).toEqual(loaded);
});

test('accepting after a refusal loads the page anew, for its policy knows no tag manager', () => {
  show({ before: 'denied', isAllowedHere: false, isOpen: true });
  answer('Aceitar');
  expect(cookie()).toBe('granted');
  expect(loadContainer).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledOnce();
});

test('no call is cut off by that', async () => {
  vi.useFakeTimers();
  let end = () => {};
  void countedWork(() => new Promise<void>((resolve) => (end = resolve)));
  show({ before: 'granted', isOpen: true });
  answer('Recusar');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reload).not.toHaveBeenCalled();
  end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('a document that comes back after a refusal elsewhere is loaded anew', () => {
  show({ before: 'granted' });
  const comeBack = () =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  comeBack();
  expect(replace).not.toHaveBeenCalled();
  document.cookie = 'tracking=denied; path=/';
  comeBack();
  expect(replace).toHaveBeenCalledOnce();
});
