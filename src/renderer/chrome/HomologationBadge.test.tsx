import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { Providers } from '../../../tests/drawing/providers.tsx';
import type { PageData } from '../../contract/page-data.ts';
import { HomologationBadge, withoutParameter } from './HomologationBadge.tsx';

const show = (page: Partial<PageData> = {}) =>
  render(
    <Providers checkout={aCheckout(brandWith(), { page })}>
      <HomologationBadge />
    </Providers>,
  );

afterEach(() => {
  document.cookie = 'homologacao=; max-age=0; path=/';
});

test('a page of production shows none, whatever cookie an earlier visit left', () => {
  document.cookie = 'homologacao=on; path=/';
  show({ environment: 'production' });
  expect(screen.queryByText('Homologação')).toBeNull();
});

test.each(['homologacao=off', 'xhomologacao=on', 'homologacao=only'])(
  '[SCREEN-47] with %s there is none',
  (cookie) => {
    document.cookie = `${cookie}; path=/`;
    show();
    expect(screen.queryByText('Homologação')).toBeNull();
    document.cookie = 'xhomologacao=; max-age=0; path=/';
  },
);

test.each([
  ['/lead?product=A&homologacao=on', '/lead?product=A'],
  ['/lead?homologacao=on', '/lead'],
  ['/lead?a=%20b&homologacao=on&c=+d', '/lead?a=%20b&c=+d'],
  ['/payment?homologacao=off&x=homologacao=on', '/payment?homologacao=off&x=homologacao=on'],
])('[SCREEN-50] %s is left for %s', (path, target) => {
  expect(withoutParameter(`https://alfa.example.com${path}`)).toBe(target);
});

test('[SCREEN-51] where no address can be formed, it is /lead', () => {
  expect(withoutParameter('no address')).toBe('/lead');
});
