import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { brandWith } from '../../../tests/drawing/brands.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { Providers } from '../../../tests/drawing/providers.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';

const brand = brandWith();

function show(here: string, mode: 'light' | 'dark' = 'light') {
  render(
    <Providers checkout={aCheckout(brand)}>
      <ErrorScreen brand={brand} mode={mode} here={here} restart="/lead?seller=a" />
    </Providers>,
  );
  const links = screen.getAllByRole('link');
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

test('words, and two ways on: the same screen anew, or the first one', () => {
  expect(show('/payment?seller=a')).toEqual([
    ['Tentar novamente', '/payment?seller=a'],
    ['Voltar ao início', '/lead?seller=a'],
  ]);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('Algo não saiu como esperado');
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText(/^Ocorreu um erro inesperado/)).toBeTruthy();
});
