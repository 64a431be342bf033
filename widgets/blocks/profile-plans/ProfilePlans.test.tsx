import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { plainBrand } from '../../../tests/drawing/plain-brand.ts';
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
import { ApiError } from '../../../src/api/api-error.ts';
import type { CompiledBrand } from '../../../src/contract/compiled-brand.ts';
import { ProfilePlans } from './ProfilePlans.tsx';

const texts = {
  legend: 'Quantas pessoas?',
  monthly: '{value} por mês',
  yearly: '{value} por ano',
  more: 'mais {value} por mês',
  less: 'menos {value} por mês',
  choose: 'Escolher',
  unavailable: 'Os planos não estão disponíveis',
  next: 'Continuar',
};
const DOWN = new ApiError('getProductV1', { kind: 'status', status: 500 });
const [PLAN] = A_PRODUCT.plans;
const MONTHLY = { ...PLAN, type: 'monthly', installments: [] };
const monthly = (id: string, name: string, amount: number) => ({ ...MONTHLY, id, name, amount });
const PLANS = { plans: [monthly('um', 'Uma pessoa', 30), monthly('dois', 'Duas pessoas', 50)] };

async function drawPlans(answer: unknown, brand: CompiledBrand = plainBrand()) {
  const answers = { getProductV1: answer, getProductV2: answer };
  const drawn = drawPiece(<ProfilePlans {...texts} />, { brand, answers });
  await settle();
  return drawn;
}

const BY_DIFFERENCE = plainBrand({ multiProfile: { shouldUseMonthlyDifference: true } });

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('[BRAND-75] each profile has the picture that brand.json names', async () => {
  const settings = { multiProfile: { cardThumbnailFile: 'perfil.svg' } };
  const brand = { ...plainBrand(settings), images: { 'perfil.svg': '/perfil.svg' } };
  await drawPlans(PLANS, brand);
  const pictures = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(pictures).toEqual(['/perfil.svg', '/perfil.svg']);
});

test('[BRAND-76] where brand.json says so, the others show what they cost more or less', async () => {
  await drawPlans(PLANS, BY_DIFFERENCE);
  expect(radio(/Duas pessoas.*mais.*20,00 por mês/)).toBeTruthy();
  fireEvent.click(radio(/Duas pessoas/));
  expect(radio(/Uma pessoa.*menos.*20,00 por mês/)).toBeTruthy();
});

test('a yearly plan says what its year costs, also where the others show a difference', async () => {
  const yearly = (id: string, amount: number) => ({ ...monthly(id, id, amount), type: 'yearly' });
  const plans = { plans: [yearly('um', 1188), yearly('dois', 1788)] };
  await drawPlans(plans, BY_DIFFERENCE);
  expect(radio(/um.*99,00 por mês.*1\.188,00 por ano/)).toBeTruthy();
  expect(radio(/dois.*mais.*50,00 por mês.*1\.788,00 por ano/)).toBeTruthy();
});

test('plans that fail can be asked for again, or passed over', async () => {
  const answers = [DOWN, PLANS];
  const { goOn } = await drawPlans(() => answers.shift());
  expect(screen.getByRole('alert').textContent).toBe('Os planos não estão disponíveis');
  press('Continuar');
  expect(goOn).toHaveBeenCalledExactlyOnceWith('declined');
  press('Tentar novamente');
  await settle();
  expect(radio(/Uma pessoa/).checked).toBe(true);
});
