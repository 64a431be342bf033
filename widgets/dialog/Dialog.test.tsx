import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawPiece } from '../../tests/drawing/draw-widget.tsx';
import { settle } from '../../tests/drawing/jsdom-page.ts';
import { closesWith, Dialog } from './Dialog.tsx';

test('a button closes it with its answer; taken away it is closed, so that the focus returns', async () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  const onClose = vi.fn<(answer: string) => void>();
  const { unmount } = drawPiece(
    <Dialog role="alertdialog" labelledBy="title" onClose={onClose}>
      <h2 id="title">Tentar de novo?</h2>
      <button onClick={closesWith('retry')}>Tentar</button>
    </Dialog>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Tentar' }));
  await settle();
  expect(onClose).toHaveBeenCalledExactlyOnceWith('retry');
  close.mockClear();
  unmount();
  expect(close).toHaveBeenCalled();
});
