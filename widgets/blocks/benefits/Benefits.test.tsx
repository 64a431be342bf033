import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { Benefits } from './Benefits.tsx';

const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('each line of the text is an item of a list with a name', () => {
  drawPiece(<Benefits title="Incluído" items={'Aulas ao vivo\n\n Certificado \nFórum'} />);
  expect(screen.getByRole('list', { name: 'Incluído' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Incluído' })).toBeTruthy();
  expect(items()).toEqual(['Aulas ao vivo', 'Certificado', 'Fórum']);
});

test('it needs no title', () => {
  drawPiece(<Benefits items="Aulas" />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(items()).toEqual(['Aulas']);
});
