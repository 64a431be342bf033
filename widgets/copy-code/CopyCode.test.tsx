import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawPiece } from '../../tests/drawing/draw-widget.tsx';
import { settle } from '../../tests/drawing/jsdom-page.ts';
import { CopyCode } from './CopyCode.tsx';

const FAILED =
  'Não foi possível copiar. O código está selecionado: mantenha o dedo sobre ele e escolha Copiar, ou use Ctrl+C.';

const button = () => screen.getByRole('button', { name: 'Copiar' });
const said = () => screen.getByRole('status').textContent;
const code = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Linha digitável' });

async function copyWith(writeText?: () => Promise<void>, selection = true) {
  vi.stubGlobal('navigator', { clipboard: writeText && { writeText } });
  document.execCommand = vi.fn<() => boolean>(() => selection);
  const texts = { label: 'Linha digitável', copy: 'Copiar', copied: 'Copiado' };
  drawPiece(<CopyCode texts={texts} shown="12.34" code="1234" rows={2} />);
  act(() => button().focus());
  fireEvent.click(button());
  await settle();
}

test('the button says that it has copied, by a tick to the eye and once to the ear, then offers it again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await copyWith(() => Promise.resolve());
  const shown = button().querySelector('[aria-hidden]');
  expect(shown?.textContent).toBe('Copiado ✓');
  expect(said()).toBe('Copiado');
  act(() => vi.advanceTimersByTime(4000));
  expect(button().textContent).toBe('Copiar');
  expect(said()).toBe('');
});

test('without the clipboard permission a selection is copied', async () => {
  await copyWith(() => Promise.reject(new Error('denied')));
  expect(said()).toBe('Copiado');
});

test('a copy that fails is said in sight, with the code selected, and a later one that succeeds takes its place', async () => {
  const writeText = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('denied'));
  await copyWith(writeText.mockResolvedValue(), false);
  const status = screen.getByRole('status');
  expect([status.textContent, button().textContent]).toEqual([FAILED, 'Copiar']);
  expect(status.hasAttribute('data-shown')).toBe(true);
  expect(document.activeElement).toBe(code());
  expect([code().selectionStart, code().selectionEnd]).toEqual([0, 5]);
  fireEvent.click(button());
  await settle();
  expect(status.textContent).toBe('Copiado');
  expect(status.hasAttribute('data-shown')).toBe(false);
});

test('a copy by selection leaves the focus on the button', async () => {
  // As Chromium does it: a selected text area takes the focus.
  vi.spyOn(HTMLTextAreaElement.prototype, 'select').mockImplementation(function (
    this: HTMLTextAreaElement,
  ) {
    this.focus();
  });
  await copyWith();
  expect(said()).toBe('Copiado');
  expect(document.activeElement).toBe(button());
});
