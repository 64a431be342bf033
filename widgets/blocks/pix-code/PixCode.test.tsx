import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PIX_CODE } from '../../../tests/drawing/buyer.ts';
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
import { draw } from '../../../tests/drawing/draw.tsx';
import { facts } from '../../../tests/drawing/draw-widget.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { expiryOf } from './PixCode.tsx';

/** A Pix code is kept by the tab, or none is. */
async function drawPix(pix?: object) {
  if (pix) sessionStorage.setItem('dataPix', JSON.stringify({ at: Date.now(), ...pix }));
  const texts = ['amount', 'receiver', 'copy', 'copied', 'steps', 'label', 'other', 'picture'];
  const more = ['scan', 'wait', 'expired', 'again'];
  const keys = [...texts, ...more].map((name) => [name, `pix.${name}`]);
  const block = Object.fromEntries(keys);
  const { checkout } = draw({
    files: { 'screens/presentation': { blocks: [{ id: 'one', block: 'pix-code', ...block }] } },
    answers: { getProductV1: A_PRODUCT },
  });
  await settle();
  await vi.waitFor(settle);
  return checkout;
}

/** The picture; the library that draws it is loaded after the page. */
const qrCode = () =>
  screen.findByRole<HTMLImageElement>('img', { name: 'QR code Pix' }, { timeout: 20_000 });

const code = () => screen.queryByLabelText<HTMLTextAreaElement>('Pix copia e cola');

test('a code that was asked for on this screen puts the focus on the button that copies it, an earlier one does not', async () => {
  await drawPix({ text: PIX_CODE, amount: 499 });
  await qrCode();
  expect(document.activeElement).toBe(document.body);
  cleanup();
  sessionStorage.clear();
  const { visit } = await drawPix();
  act(() => visit.keepPix({ text: PIX_CODE, amount: 499, at: Date.now() }));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copiar código Pix' })),
  );
  await qrCode();
});

test('a code for another purchase is not drawn', async () => {
  await drawPix({ text: PIX_CODE, amount: 499, purchase: 'another' });
  expect(code()).toBeNull();
});

test('[SCREEN-30] a code for less than the price is paid: its own amount and receiver are shown', async () => {
  const { report } = await drawPix({ text: PIX_CODE, amount: 525.26 });
  expect(code()?.value).toBe(PIX_CODE);
  const carried = [
    ['Valor', 'R$ 499,00'],
    ['Recebedor', 'ALFA, SAO PAULO'],
  ];
  expect(facts()).toEqual(expect.arrayContaining(carried));
  expect(report).not.toHaveBeenCalled();
});

test('a code ends by the clock of the buyer, behind that of the server by an hour', () => {
  const pix = { text: PIX_CODE, amount: 499, at: 0, expiresAt: '2030-01-01T12:30:00Z' };
  expect(expiryOf({ ...pix, ahead: 3_600_000 })).toBe(Date.UTC(2030, 0, 1, 11, 30));
});

/** Its checksum is another one. */
const WRONG = PIX_CODE.slice(0, -1) + (PIX_CODE.at(-1) === '0' ? '1' : '0');

test.each([
  ['whose checksum is wrong', { text: WRONG, amount: 499 }],
  ['over more than the price', { text: PIX_CODE, amount: 498.99 }],
])('[SCREEN-30] a code %s is not drawn, and is reported without itself', async (_, pix) => {
  const { report, visit } = await drawPix(pix);
  expect(screen.getByRole('alert').textContent).toContain('Ocorreu um erro inesperado');
  expect([code(), screen.queryByRole('img')]).toEqual([null, null]);
  expect(visit.state().pix?.problem).toBe('wrong');
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(Error), 'payV2');
  expect(String(report.mock.calls[0]![0])).not.toContain('000201');
});

test.each(['2020-01-01', 'amanhã', undefined])(
  'an end that nobody can go by (%s) ends nothing',
  async (expiresAt) => {
    await drawPix({ text: PIX_CODE, amount: 499, expiresAt });
    expect(code()?.value).toBe(PIX_CODE);
    expect(screen.queryByRole('timer')).toBeNull();
  },
);
