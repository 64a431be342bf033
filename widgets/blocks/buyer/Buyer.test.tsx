// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { SaleContext } from '../../../src/checkout/hooks/checkout-context.ts';
import { LEAD } from '../../../tests/drawing/buyer.ts';
import { aCheckout } from '../../../tests/drawing/checkout.ts';
import { drawPiece } from '../../../tests/drawing/draw-widget.tsx';
import { plainBrand } from '../../../tests/drawing/plain-brand.ts';
import { Providers } from '../../../tests/drawing/providers.tsx';
import { wearStyles } from '../../../tests/drawing/wear-styles.ts';
import { Buyer } from './Buyer.tsx';

const piece = (
  <Buyer
    text="Enviaremos o acesso para"
    edit="Alterar"
    change="Não é você?"
    save="Salvar e-mail"
    cancel="Cancelar"
  />
);
const link = () => screen.queryByRole('link', { name: 'Não é você?' });

beforeEach(() => sessionStorage.setItem('dataLead', JSON.stringify(LEAD)));

test('"alterar" leads to the lead form and forgets nothing; where there is none, or on it, there is no such link', () => {
  const sale = aCheckout(plainBrand(), { search: '?seller=a' });
  const at = (templateId: string) => sale.flow.steps.find((one) => one.templateId === templateId)!;
  const edit = () => screen.queryByRole('link', { name: 'Alterar' });
  drawPiece(<SaleContext value={{ ...sale, step: at('payment') }}>{piece}</SaleContext>);
  expect(edit()?.getAttribute('href')).toBe('/lead?seller=a');
  edit()!.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(edit()!);
  expect(sessionStorage.getItem('dataLead')).not.toBeNull();
  const video = { ...at('lead'), id: 'video', templateId: 'video' };
  const flowOf = (steps: typeof sale.flow.steps) => ({ ...sale.flow, steps });
  const later = flowOf([video, ...sale.flow.steps]);
  const without = flowOf(sale.flow.steps.filter((one) => one !== at('lead')));
  const elsewhere = [
    [{ step: at('payment'), flow: later }, '/lead?seller=a'],
    [{ step: at('payment'), flow: without }, undefined],
    [{ step: at('lead') }, undefined],
  ] as const;
  for (const [change, href] of elsewhere) {
    cleanup();
    drawPiece(<SaleContext value={{ ...sale, ...change }}>{piece}</SaleContext>);
    expect(edit()?.getAttribute('href')).toBe(href);
  }
});

test('the server draws the row, but neither an address nor a link that could be followed', () => {
  const checkout = aCheckout(plainBrand(), {});
  const html = renderToString(<Providers checkout={checkout}>{piece}</Providers>);
  expect(html).toContain('Enviaremos o acesso para');
  expect(html).not.toContain('***');
  document.body.innerHTML = html;
  wearStyles();
  drawPiece(piece).unmount();
  expect(link()).toBeNull();
});
