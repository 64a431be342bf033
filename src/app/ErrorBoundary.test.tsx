import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';

afterEach(cleanup);

function Broken(): never {
  throw new Error('cannot be drawn');
}

const boundary = (position: string, isBroken = true) => (
  <ErrorBoundary position={position} screen={<p>words</p>}>
    {isBroken ? <Broken /> : <p>inside</p>}
  </ErrorBoundary>
);

test('elsewhere it is drawn again', () => {
  // React says on the console what could not be drawn.
  const { rerender } = render(boundary('a'), { onCaughtError() {} });
  rerender(boundary('a', false));
  expect(screen.queryByText('inside')).toBeNull();
  rerender(boundary('b', false));
  expect(screen.getByText('inside')).toBeTruthy();
});
