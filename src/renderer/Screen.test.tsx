import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { LEAD } from '../../tests/drawing/buyer.ts';
import { A_PRODUCT } from '../../tests/drawing/checkout.ts';
import { draw, prepare } from '../../tests/drawing/draw.tsx';
import { settle } from '../../tests/drawing/jsdom-page.ts';
import type { Checkout } from '../checkout/checkout.ts';

const block = (id: string, text: string, when?: object) => ({ id, block: 'text', text, when });
const screenOf = (...blocks: object[]) => ({ 'screens/presentation': { blocks } });
const paragraphs = (root: ParentNode = document) =>
  [...root.querySelectorAll('p')].map(({ textContent }) => textContent);

test('[CARD-14] blocks are drawn in the order of the JSON, with their placeholders filled', () => {
  draw({
    files: {
      texts: { 'own.one': 'Bem-vindo ao {productName}', 'own.two': 'Dois' },
      ...screenOf(block('b', 'own.two'), block('a', 'own.one')),
    },
  });
  expect(paragraphs()).toEqual(['Dois', 'Bem-vindo ao Curso Alfa']);
});

test.each([
  [true, 'Ao vivo'],
  [false, 'Gravado'],
])(
  '[ENTITY-18] parts for live sellers show where the seller lookup says so: %s',
  (isLiveEnabled, shown) => {
    const files = {
      texts: { 'own.live': 'Ao vivo', 'own.plain': 'Gravado' },
      ...screenOf(
        block('live', 'own.live', { fact: 'isLiveEnabled' }),
        block('plain', 'own.plain', { not: { fact: 'isLiveEnabled' } }),
      ),
    };
    draw({ files, page: { seller: { isLiveEnabled } } });
    expect(paragraphs()).toEqual([shown]);
  },
);

test.each([true, false])(
  '[ENTITY-20] [ENTITY-26] the config decides on address fields: %s',
  async (hasAddressForm) => {
    sessionStorage.setItem('dataLead', JSON.stringify(LEAD));
    const page = { config: { flows: undefined, hasAddressForm } };
    draw({ template: 'payment', page, answers: { getProductV1: A_PRODUCT } });
    await settle();
    expect(screen.queryByLabelText('Cidade') !== null).toBe(hasAddressForm);
  },
);

test('what depends on the memory of the visit waits for it, on the server always', () => {
  const files = {
    texts: { 'own.none': 'Nada comprado', 'own.all': 'Sempre' },
    ...screenOf(block('none', 'own.none', { fact: 'outcome', is: false }), block('all', 'own.all')),
  };
  const { Drawn } = prepare({ files });
  const server = document.createElement('div');
  server.innerHTML = renderToString(<Drawn />);
  expect(paragraphs(server)).toEqual(['Sempre']);
  draw({ files });
  expect(paragraphs()).toEqual(['Nada comprado', 'Sempre']);
});

/** The events of a payment screen for a plan with this method; nothing leads away from it. */
async function eventsOf(method: string) {
  const track = vi.fn<Checkout['track']>();
  sessionStorage.setItem('dataLead', JSON.stringify(LEAD));
  const price = { plans: [{ ...A_PRODUCT.plans[0], paymentMethods: [method] }] };
  draw({ template: 'payment', track, answers: { getProductV1: price, getProductV2: price } });
  await settle();
  return track.mock.calls.map(([event]) => event);
}

test('a form that pays is noted for analytics with its price, one that is closed is not', async () => {
  const [event] = await eventsOf('creditcard');
  expect(event).toMatchObject({ kind: 'paymentForm', plan: { id: 'alfa-anual', amount: 499 } });
  expect(await eventsOf('barter')).toEqual([]);
});
