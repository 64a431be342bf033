import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { brandWith, loaded } from '../../tests/drawing/brands.ts';
import { CARD, LEAD } from '../../tests/drawing/buyer.ts';
import { field, fillCard, fillPerson } from '../../tests/drawing/card-payment.ts';
import { A_PRODUCT } from '../../tests/drawing/checkout.ts';
import { openApp, press } from '../../tests/drawing/draw-app.tsx';
import { settle } from '../../tests/drawing/jsdom-page.ts';
import { choose, paste, type } from '../../tests/drawing/typing.ts';
import { ApiError } from '../api/api-error.ts';

const ANSWERS = { createLead: { leadId: 'L1' }, getProductV1: A_PRODUCT, payV2: { token: 'T1' } };

const toTop = vi.fn<(x: number, y: number) => void>();

beforeEach(() => {
  vi.stubGlobal('scrollTo', toTop);
});
afterEach(() => {
  vi.unstubAllGlobals();
  toTop.mockClear();
});

/** A brand whose lead form has two pages. */
function twoPages() {
  const text = (title: string) => ({ type: 'string', title });
  const properties = { name: text('Nome'), city: text('Cidade') };
  const schema = { type: 'object', properties, required: ['name'] };
  const pages = [
    { id: 'person', heading: 'lead.title', submit: 'lead.submit', fields: ['name'] },
    { id: 'place', heading: 'pix.title', submit: 'payment.submit', fields: ['city'] },
  ];
  const title = { id: 'title', block: 'heading', text: 'payment.title' };
  const form = { id: 'form', block: 'form', action: 'createLead', schema, pages };
  return loaded(brandWith({ 'screens/lead': { blocks: [title, form] } }));
}

async function toSecondPage() {
  const opened = await openApp({ of: twoPages(), link: '/lead', answers: ANSWERS });
  type(field('Nome'), 'Ana Lima');
  await press('Continuar');
  return opened;
}

test.each([
  ['Página anterior', () => fireEvent.click(screen.getByRole('link', { name: 'Página anterior' }))],
  ['Back of the browser', () => press('Back of the browser')],
])(
  'another page of a form begins at its top, its own heading takes the focus, and %s leads back',
  async (_, goBack) => {
    await toSecondPage();
    expect(toTop).toHaveBeenCalledExactlyOnceWith(0, 0);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pague com Pix' }));
    await goBack();
    await settle();
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Informe seus dados' }),
    );
    expect(field('Nome').value).toBe('Ana Lima');
    expect(screen.queryByLabelText(/^Cidade/)).toBeNull();
  },
);

const alfa = () => loaded(brandWith());
const tab = (name: string) => screen.getByRole('radio', { name });

/** The payment of a buyer who came by the lead screen. */
async function openPayment() {
  const opened = await openApp({ of: alfa(), link: '/lead', answers: ANSWERS });
  fillPerson();
  choose(screen.getByRole('checkbox'));
  expect(toTop).not.toHaveBeenCalled();
  await press('Continuar');
  expect(opened.address()).toBe('/payment');
  return opened;
}

test('another method of payment is no other screen: the page stays where it is, the tab has the focus', async () => {
  await openPayment();
  toTop.mockClear();
  fireEvent.click(tab('Pix'));
  await settle();
  expect(toTop).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(tab('Pix'));
  await press('Back of the browser');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Informe seus dados');
});

test('a card number that was typed stays over another method and back, and goes with the screen', async () => {
  await openPayment();
  paste(field('Número do cartão'), String(CARD.cardNumber));
  paste(field('CVV'), '123');
  fireEvent.click(tab('Pix'));
  await settle();
  fireEvent.click(tab('Cartão'));
  await settle();
  expect([field('Número do cartão').value, field('CVV').value]).toEqual([CARD.cardNumber, '']);
  fireEvent.click(tab('Pix'));
  await settle();
  await press('Back of the browser');
  await press('Continuar');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pagamento');
  expect([field('Número do cartão').value, field('CVV').value]).toEqual(['', '']);
});

test('D-138: after an unknown outcome the words about the payment have the focus, not the form', async () => {
  sessionStorage.setItem('dataLead', JSON.stringify(LEAD));
  const payV2 = new ApiError('payV2', { kind: 'status', status: 504 });
  await openApp({ of: alfa(), link: '/payment', answers: { ...ANSWERS, payV2 } });
  fillCard();
  await press('Confirmar pagamento');
  await press('Fechar');
  expect(document.activeElement?.textContent).toContain('ainda não foi confirmado');
  expect(document.activeElement?.closest('form')).toBeNull();
});
