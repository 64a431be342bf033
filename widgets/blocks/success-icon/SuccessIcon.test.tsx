import { expect, test } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { SuccessIcon } from './SuccessIcon.tsx';

test.each([
  [true, 1],
  [false, 0],
])('[BRAND-90] displayIcon: %s draws %i mark', (displayIcon, count) => {
  const settings = { success: { finalSuccess: { displayIcon } } };
  const { container } = drawPiece(<SuccessIcon />, { settings });
  expect(container.querySelectorAll('svg')).toHaveLength(count);
  expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(count);
});
