import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawPiece } from '../../tests/drawing/draw-widget.tsx';
import { settle } from '../../tests/drawing/jsdom-page.ts';
import { closesWith, Dialog } from './Dialog.tsx';

function open() {
  const onClose = vi.fn<(answer: string) => void>();
  const drawn = drawPiece(
    <Dialog role="alertdialog" labelledBy="title" onClose={onClose}>
      <h2 id="title">Tentar de novo?</h2>
      <button onClick={closesWith('retry')}>Tentar</button>
    </Dialog>,
  );
  return { onClose, ...drawn };
}

test('a button closes it with its answer', async () => {
  const { onClose } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar' }));
  await settle();
  expect(onClose).toHaveBeenCalledExactlyOnceWith('retry');
});

test('a dialog that is taken away is closed, so that the focus returns', () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  open().unmount();
  expect(close).toHaveBeenCalled();
  close.mockRestore();
});
