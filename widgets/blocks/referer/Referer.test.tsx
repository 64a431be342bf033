import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '../../../tests/drawing/draw.tsx';
import { keepPurchase } from '../../../tests/drawing/draw-widget.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { choose } from '../../../tests/drawing/typing.ts';

const block = { id: 'one', block: 'referer', question: 'own.a', thanks: 'own.b', failed: 'own.c' };
const options = [
  { id: 'radio', label: 'Rádio' },
  { id: 'tv', label: 'TV' },
];

function drawReferer(
  paymentProfileIds: string[],
  refererOptions: object[] | null = options,
  sendReferer: unknown = {},
) {
  keepPurchase({ paymentProfileIds });
  const { checkout } = draw({
    answers: { sendReferer },
    files: {
      brand: { refererOptions },
      texts: { 'own.a': 'De onde vem?', 'own.b': 'Obrigado!', 'own.c': 'Falhou.' },
      'screens/presentation': { blocks: [block] },
    },
  });
  return { checkout, sent: () => checkout.client.calls.map(({ body }) => body?.referer) };
}

const question = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'De onde vem?' });

/** Chooses an option with a finger. */
function touch(option: string) {
  fireEvent.pointerDown(question());
  choose(question(), option);
}

test('without a subscription, and without options, nothing is asked', () => {
  drawReferer([]);
  expect(screen.queryByRole('combobox')).toBeNull();
  drawReferer(['p1'], null);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('while an answer is on its way the question shows that one, and takes no other', async () => {
  const { sent } = drawReferer(['p1'], options, () => new Promise(() => {}));
  touch('radio');
  await settle();
  expect(question().getAttribute('aria-disabled')).toBe('true');
  touch('tv');
  await settle();
  expect(question().value).toBe('radio');
  expect(sent()).toEqual(['radio']);
});
