// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { brandWith } from '../../tests/drawing/brands.ts';
import type { Report } from '../checkout/checkout-context.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const { texts } = brandWith();

function Broken(): never {
  throw new Error('cannot be drawn');
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('what cannot be drawn is reported, and the buyer sees words and a way on', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const report = vi.fn<Report>();
  render(
    <ErrorBoundary report={report} texts={texts} restart="/lead?seller=a">
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading').textContent).toContain('Ocorreu um erro inesperado');
  const link = screen.getByRole('link', { name: 'Tentar novamente' });
  expect(link.getAttribute('href')).toBe('/lead?seller=a');
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error), 'render');
});

test('as long as nothing fails it shows what is inside', () => {
  render(
    <ErrorBoundary report={vi.fn<Report>()} texts={texts} restart="/lead">
      <p>inside</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('inside')).toBeTruthy();
});
