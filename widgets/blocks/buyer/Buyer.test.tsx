// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { SaleContext } from '../../../src/checkout/hooks/checkout-context.ts';
import { LEAD } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { plainBrand } from '../../../tests/drawing/plain-brand.ts';
import { Providers } from '../../../tests/drawing/providers.tsx';
import { Buyer } from './Buyer.tsx';

const piece = <Buyer text="Comprando como" change="Não é você?" />;
const link = () => screen.queryByRole('link', { name: 'Não é você?' });

beforeEach(() => sessionStorage.setItem('dataLead', JSON.stringify(LEAD)));

test('the masked e-mail says for whom the purchase is', () => {
  drawPiece(piece);
  expect(screen.getByText(/Comprando como/).textContent).toBe('Comprando como a***@mail.example');
  expect(document.body.textContent).not.toContain(LEAD.email);
});

test('"não é você?" leads to the first step of the flow, with the query', () => {
  const sale = aCheckout(plainBrand(), { search: '?seller=a' });
  const step = sale.flow.steps.find(({ templateId }) => templateId === 'payment')!;
  drawPiece(<SaleContext value={{ ...sale, step }}>{piece}</SaleContext>);
  expect(link()?.getAttribute('href')).toBe('/lead?seller=a');
});

test('a screen that the flow does not have stays, and is loaded anew', () => {
  drawPiece(piece, { search: '?seller=a' });
  expect(link()?.getAttribute('href')).toBe('?seller=a');
});

test('"não é você?" forgets the buyer', () => {
  const { checkout } = drawPiece(piece);
  // jsdom cannot leave the page.
  link()!.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link()!);
  expect(sessionStorage.getItem('dataLead')).toBeNull();
  expect(checkout.visit.state().lead).toBeUndefined();
});

test('without a lead there is nothing to say', () => {
  sessionStorage.clear();
  const { container } = drawPiece(piece);
  expect(container.textContent).toBe('');
});

test('the server draws the row, but neither an address nor a link that could be followed', () => {
  const checkout = aCheckout(plainBrand(), {});
  const html = renderToString(<Providers checkout={checkout}>{piece}</Providers>);
  expect(html).toContain('Comprando como');
  expect(html).not.toContain('***');
  document.body.innerHTML = html;
  expect(link()).toBeNull();
});
