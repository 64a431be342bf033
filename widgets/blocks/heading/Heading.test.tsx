import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { Heading } from './Heading.tsx';

test('it is the heading of its page, and can take the focus after a change of screen', () => {
  drawPiece(<Heading text="Quem é você?" />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Quem é você?' });
  heading.focus();
  expect(document.activeElement).toBe(heading);
});
