import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brandWith, loaded } from '../../tests/drawing/brands.ts';
import { keepPurchase } from '../../tests/drawing/draw-widget.tsx';
import { openApp } from '../../tests/drawing/draw-app.tsx';

const replace = vi.fn<(address: string) => void>();

// jsdom cannot leave the page.
beforeEach(() => {
  replace.mockClear();
  vi.stubGlobal('location', { ...window.location, replace });
});
afterEach(() => vi.unstubAllGlobals());

const SELLING = ['/payment/upsell', '/upsell-payment', '/multiprofile-upsell-presentation'];

test.each(SELLING)(
  'without an upsell %s leads to the first step whoever has bought nothing, and asks for no price',
  async (path) => {
    const link = `${path}?product=ALFA&seller=a`;
    const { checkout } = await openApp({ of: loaded(brandWith()), link });
    expect(replace).toHaveBeenCalledExactlyOnceWith('/lead?product=ALFA&seller=a');
    expect(checkout.client.calls).toEqual([]);
  },
);

test('without an upsell its payment leads a buyer who has bought to the receipt', async () => {
  keepPurchase();
  await openApp({ of: loaded(brandWith()), link: '/payment/upsell?product=ALFA' });
  expect(replace).toHaveBeenCalledExactlyOnceWith('/success?product=ALFA');
});
