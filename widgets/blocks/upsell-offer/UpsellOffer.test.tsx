import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { drawPiece, keepPurchase } from '../../../tests/drawing/draw-widget.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
import { ApiError } from '../../../src/api/api-error.ts';
import type { Checkout } from '../../../src/checkout/checkout.ts';
import type { VideoSource } from '../../../src/rules/video-source.ts';
import { UpsellOffer } from './UpsellOffer.tsx';

const texts = {
  description: 'Mais um curso',
  benefits: 'Gravações de todas as aulas\nAcesso por um ano',
  bought: 'Sua compra: Curso Alfa',
  added: 'Com esta oferta: Curso Beta',
  accept: 'Quero também',
  decline: 'Não, obrigado',
  unavailable: 'Esta oferta não está disponível',
  next: 'Continuar',
  watch: 'Ver o vídeo',
  videoName: 'Vídeo do Curso Beta',
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const DOWN = new ApiError('getProductV1', { kind: 'status', status: 500 });
const UPSELL = { productCode: 'BETA', name: 'Curso Beta', business: 'other' };
const [PLAN] = A_PRODUCT.plans;

async function drawOffer(answer: unknown, video?: VideoSource, upsell: object | null = UPSELL) {
  const track = vi.fn<Checkout['track']>();
  const drawn = drawPiece(<UpsellOffer {...texts} video={video} />, {
    track,
    settings: { upsellData: upsell },
    page: { upsell } as never,
    answers: { getProductV1: answer, getProductV2: answer },
  });
  await settle();
  return { ...drawn, tracked: track.mock.calls.map(([one]) => one) };
}

test('the offer is noted for analytics as a sale of its own product', async () => {
  const { tracked } = await drawOffer({ plans: [{ ...PLAN, amount: 99 }] });
  const sale = { offer: 'upsell', productCode: 'BETA', productName: 'Curso Beta' };
  expect(tracked[0]).toMatchObject({ kind: 'offer', sale, plan: { amount: 99 } });
});

test('the offer says what it brings, how its price is split, and what it adds to the purchase', async () => {
  const receipt = { number: '1', amount: { value: 499, currency: 'BRL', unit: 'major' } };
  keepPurchase({}, { state: 'approved', receipt });
  const installments = [{ id: '12', value: 8.25, totalValue: 99 }];
  await drawOffer({ plans: [{ ...PLAN, amount: 99, installments }] });
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Gravações de todas as aulas',
    'Acesso por um ano',
  ]);
  const card = document.querySelector('section')!.textContent.replaceAll('\u00a0', ' ');
  expect(card).toContain('ou até 12x de R$ 8,25 sem juros no cartão');
  expect(card).toContain('Sua compra: Curso AlfaR$ 499,00Com esta oferta: Curso BetaR$ 99,00');
});

test('[BRAND-93] the video plays in its place, and no link leads away from the sale', async () => {
  const video = { kind: 'frame', address: 'https://player.vimeo.com/video/7' } as const;
  const { container } = await drawOffer({ plans: [PLAN] }, video);
  expect(container.innerHTML).not.toContain('vimeo');
  press('Ver o vídeo');
  expect(screen.getByTitle<HTMLIFrameElement>('Vídeo do Curso Beta').src).toBe(video.address);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('button', { name: 'Quero também' })).toBeTruthy();
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

test('without an offer nothing fails, and the buyer just goes on', async () => {
  const { checkout, goOn } = await drawOffer({ plans: [PLAN] }, undefined, null);
  expect(screen.getByRole('status').textContent).toBe('Esta oferta não está disponível');
  press('Continuar');
  expect(goOn).toHaveBeenCalledExactlyOnceWith('declined');
  expect(checkout.report).not.toHaveBeenCalled();
});
