import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { drawPiece } from '../../tests/drawing/draw-widget.tsx';
import { settle } from '../../tests/drawing/jsdom-page.ts';
import { CopyCode } from './CopyCode.tsx';

afterEach(() => vi.unstubAllGlobals());

async function copyWith(writeText: () => Promise<void>, selection = true) {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  document.execCommand = vi.fn<() => boolean>(() => selection);
  const texts = { label: 'Linha digitável', copy: 'Copiar', copied: 'Copiado!' };
  drawPiece(<CopyCode {...texts} shown="12.34" code="1234" rows={2} />);
  fireEvent.click(screen.getByRole('button', { name: 'Copiar' }));
  await settle();
  return screen.getByRole('status', { hidden: true }).textContent;
}

test('the code is copied, not its spelling for people, and that is said', async () => {
  const writeText = vi.fn<() => Promise<void>>().mockResolvedValue();
  expect(await copyWith(writeText)).toBe('Copiado!');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('1234');
  const shown = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Linha digitável' });
  expect([shown.value, shown.readOnly]).toEqual(['12.34', true]);
});

test.each([
  [true, 'Copiado!'],
  [false, ''],
])('without the clipboard permission a selection is copied: %s says %j', async (done, said) => {
  expect(await copyWith(() => Promise.reject(new Error('denied')), done)).toBe(said);
});

test('a touch selects all of the code', async () => {
  await copyWith(() => Promise.resolve());
  const shown = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Linha digitável' });
  fireEvent.focus(shown);
  expect([shown.selectionStart, shown.selectionEnd]).toEqual([0, 5]);
});
