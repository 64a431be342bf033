import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import type { Failure } from '../../checkout/checkout.ts';
import { loadChunks } from '../chunks.ts';
import { FailureDialog } from './FailureDialog.tsx';

await loadChunks(['payment']);

/** The dialog after calls have failed, in this order. */
async function drawAfter(...failed: Failure[]) {
  const { checkout } = drawPiece(<FailureDialog />);
  act(() => failed.forEach((one) => checkout.failures.add(one)));
  await settle();
  return checkout;
}

const dialog = () => screen.queryByRole('alertdialog');
const spy = () => vi.fn<() => void>();

test('D-138: nothing is tried again where one of the calls that failed may have moved money', async () => {
  await drawAfter({ call: 'getProduct', retry: spy() }, { call: 'the form' });
  expect(dialog()).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
});

test('closing it makes no call, and the focus goes where the last failure wants it', async () => {
  const [again, focus] = [spy(), spy()];
  const { failures } = await drawAfter({ call: 'the form', retry: again, focus });
  fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  await settle();
  expect(again).not.toHaveBeenCalled();
  expect(focus).toHaveBeenCalledOnce();
  expect([dialog(), failures.items()]).toEqual([null, []]);
});
