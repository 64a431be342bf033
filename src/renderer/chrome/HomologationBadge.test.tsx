import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import type { PageData } from '../../contract/page-data.ts';
import { HomologationBadge, withoutHomologation } from './HomologationBadge.tsx';

afterEach(() => {
  for (const name of ['homologacao', 'xhomologacao'])
    document.cookie = `${name}=; max-age=0; path=/`;
});

test.each<[string, Partial<PageData>?]>([
  ['homologacao=off'],
  ['xhomologacao=on'],
  ['homologacao=only'],
  ['homologacao=on', { environment: 'production' }],
])('[SCREEN-47] with %s there is none, and on a page of production never', (cookie, page) => {
  document.cookie = `${cookie}; path=/`;
  drawPiece(<HomologationBadge />, { page });
  expect(screen.queryByText('Homologação')).toBeNull();
});

test('[SCREEN-47] [SCREEN-48] [SCREEN-49] with the cookie it is there, and closing it removes the cookie', () => {
  document.cookie = 'homologacao=on; path=/';
  drawPiece(<HomologationBadge />, { page: { environment: 'test' } });
  expect(screen.getByText('Homologação')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(document.cookie).not.toContain('homologacao');
});

test.each([
  ['/lead?product=A&homologacao=on', '/lead?product=A'],
  ['/lead?homologacao=on', '/lead'],
  ['/lead?a=%20b&homologacao=on&c=+d', '/lead?a=%20b&c=+d'],
  ['/payment?x=homologacao=on', '/payment?x=homologacao=on'],
])('[SCREEN-50] %s is left for %s', (path, target) => {
  expect(withoutHomologation(`https://alfa.example.com${path}`)).toBe(target);
});

test('[SCREEN-51] where no address can be formed, it is /lead', () => {
  expect(withoutHomologation('no address')).toBe('/lead');
});
