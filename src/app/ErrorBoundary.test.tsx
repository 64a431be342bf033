import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ErrorReporter } from '../checkout/checkout.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

function Broken(): never {
  throw new Error('cannot be drawn');
}

const report = vi.fn<ErrorReporter>();
const boundary = (position: string, isBroken = true) => (
  <ErrorBoundary report={report} position={position} screen={<p>words</p>}>
    {isBroken ? <Broken /> : <p>inside</p>}
  </ErrorBoundary>
);

afterEach(() => {
  cleanup();
  report.mockReset();
  // React says on the console what could not be drawn.
  vi.spyOn(console, 'error').mockReset();
});

test('elsewhere it is drawn again', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(boundary('a'));
  rerender(boundary('a', false));
  expect(screen.queryByText('inside')).toBeNull();
  rerender(boundary('b', false));
  expect(screen.getByText('inside')).toBeTruthy();
});
