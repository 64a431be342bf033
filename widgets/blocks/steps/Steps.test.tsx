import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { Steps } from './Steps.tsx';

const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('each line is a step of an ordered list, below its title', () => {
  drawPiece(<Steps title="Próximos passos" steps={'Abra o e-mail.\nConfira o spam.'} />);
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(items()).toEqual(['Abra o e-mail.', 'Confira o spam.']);
  const title = screen.getByRole('heading', { level: 2, name: 'Próximos passos' });
  expect(title.compareDocumentPosition(screen.getByRole('list'))).toBe(4);
});

test('without a title there is no heading', () => {
  drawPiece(<Steps steps="Abra o e-mail." />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(items()).toEqual(['Abra o e-mail.']);
});

test('an empty line, as at the end of a text, is no step', () => {
  drawPiece(<Steps steps={'Abra o aplicativo.\n\nPague.\n'} />);
  expect(items()).toEqual(['Abra o aplicativo.', 'Pague.']);
});
