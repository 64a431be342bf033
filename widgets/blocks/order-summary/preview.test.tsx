import { expect, test } from 'vitest';
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
import { draw } from '../../../tests/drawing/draw.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';

interface Situation {
  search?: string;
  /** Settings of brand.json. */
  settings?: object;
  tickets?: object[];
}

/** Draws a summary on a screen before the one that sells. */
async function drawPreview(price: unknown, { search, settings, tickets }: Situation = {}) {
  const product = { name: 'Curso Alfa', businessName: 'Alfa', bffId: 'a' };
  const blocks = [{ id: 'one', block: 'order-summary', preview: true }];
  const files = { brand: { product, ...settings }, 'screens/presentation': { blocks } };
  const answers = { getProductV1: price, getProductV2: price, getTickets: tickets };
  const drawn = draw({ files, search, answers });
  await settle();
  return drawn;
}

const said = () => document.querySelector('section')!.textContent.replaceAll('\u00a0', ' ');

test('a preview names product, plan and price, and asks for the price once', async () => {
  const { checkout } = await drawPreview(A_PRODUCT, { search: '?voucher=V10' });
  expect(said()).toContain('Curso AlfaPlano anual');
  expect(said()).toContain('TotalR$ 499,00 por ano');
  expect(said()).toContain('ou até 12x de R$ 41,58 sem juros no cartão');
  expect(said()).not.toContain('upom');
  expect(checkout.client.calls).toHaveLength(1);
});

test.each([
  ['profiles', { multiProfile: { cardThumbnailFile: 'logo.svg' } }, 'A partir deR$ 499,00 por ano'],
  ['tickets', { tickets: true }, 'A partir deR$ 499,00'],
])('where %s are chosen later a preview shows the lowest price', async (_, settings, words) => {
  const [plan] = A_PRODUCT.plans;
  const plans = [{ ...plan, id: 'p2', amount: 899 }, plan];
  const tickets = [
    { name: 'Camarote', amount: 899, planId: 'p2' },
    { name: 'Lote', amount: 499, planId: plan!.id },
  ];
  await drawPreview({ plans }, { settings, tickets });
  expect(said()).toContain(words);
  expect(said()).not.toContain('899');
});
