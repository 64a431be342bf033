import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
import { ApiError } from '../../../src/api/api-error.ts';
import { UpsellOffer } from './UpsellOffer.tsx';

const texts = {
  description: 'Mais um curso',
  accept: 'Quero também',
  decline: 'Não, obrigado',
  unavailable: 'Esta oferta não está disponível',
  next: 'Continuar',
  watch: 'Ver o vídeo',
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const DOWN = new ApiError('getProductV1', { kind: 'status', status: 500 });
const UPSELL = { productCode: 'BETA', name: 'Curso Beta', business: 'other' };
const [PLAN] = A_PRODUCT.plans;

async function drawOffer(
  answer: unknown,
  { upsell = UPSELL as object | undefined, success = {} } = {},
) {
  const drawn = drawPiece(<UpsellOffer {...texts} />, {
    settings: { upsellData: upsell, success },
    page: { upsell } as never,
    answers: { getProductV1: answer, getProductV2: answer },
  });
  await settle();
  return drawn;
}

test('the upsell is offered by its own name and price', async () => {
  await drawOffer({ plans: [{ ...PLAN, amount: 99, standardAmount: 120 }] });
  expect(screen.getByText('Curso Beta')).toBeTruthy();
  expect(screen.getByText(/99,00/)).toBeTruthy();
  expect(document.querySelector('s')!.textContent).toContain('120,00');
});

test.each([
  ['Quero também', 'continue'],
  ['Não, obrigado', 'declined'],
])('%s: %s', async (name, outcome) => {
  const { goOn } = await drawOffer({ plans: [PLAN] });
  press(name);
  expect(goOn).toHaveBeenCalledExactlyOnceWith(outcome);
});

test('a video of brand.json opens beside the checkout', async () => {
  const success = { upsellOffer: { upsellVIdeoPresentation: 'https://video.example.com/' } };
  await drawOffer({ plans: [PLAN] }, { success });
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Ver o vídeo' });
  expect([link.href, link.target]).toEqual(['https://video.example.com/', '_blank']);
});

test('without a video there is no link', async () => {
  await drawOffer({ plans: [PLAN] });
  expect(screen.queryByRole('link')).toBeNull();
});

test('a price that fails can be asked for again, or passed over', async () => {
  const answers = [DOWN, { plans: [PLAN] }];
  const { goOn } = await drawOffer(() => answers.shift());
  expect(screen.getByRole('status').textContent).toBe('Esta oferta não está disponível');
  press('Continuar');
  expect(goOn).toHaveBeenCalledExactlyOnceWith('declined');
  press('Tentar novamente');
  await settle();
  expect(screen.getByRole('button', { name: 'Quero também' })).toBeTruthy();
});
