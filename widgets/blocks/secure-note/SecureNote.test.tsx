import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { SecureNote } from './SecureNote.tsx';

test('it is one sentence after its title, and its lock is not read', () => {
  const { container } = drawPiece(
    <SecureNote title="Pagamento seguro" text="Nada fica guardado." />,
  );
  const note = screen.getByText('Pagamento seguro.').closest('p')!;
  expect(note.textContent).toBe('Pagamento seguro. Nada fica guardado.');
  expect(container.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true');
});
