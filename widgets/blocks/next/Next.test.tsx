import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { wearStyles } from '../../../tests/drawing/wear-styles.ts';
import { Next } from './Next.tsx';

beforeEach(() => wearStyles());

test.each([undefined, true])('isSecondary: %s: the button continues once', (isSecondary) => {
  const { goOn } = drawPiece(<Next text="Continuar" isSecondary={isSecondary} />);
  // Else the browser posts the form around it too.
  expect(fireEvent.click(screen.getByRole('button', { name: 'Continuar' }))).toBe(false);
  expect(goOn).toHaveBeenCalledExactlyOnceWith('continue');
});

test('a secondary button stands back: it is not filled', () => {
  drawPiece(<Next text="Pular" isSecondary />).unmount();
  const backgrounds = [true, false].map((isSecondary) => {
    const { unmount } = drawPiece(<Next text="Pular" isSecondary={isSecondary} />);
    const { backgroundColor } = getComputedStyle(screen.getByRole('button', { name: 'Pular' }));
    unmount();
    return backgroundColor;
  });
  expect(backgrounds).toEqual(['rgba(0, 0, 0, 0)', 'rgb(11, 102, 105)']);
});
