import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { Text } from './Text.tsx';

test('the text is a paragraph of its own', () => {
  drawPiece(<Text text="Leva um minuto." />);
  expect(screen.getByText('Leva um minuto.').tagName).toBe('P');
});
