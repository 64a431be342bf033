import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawForm } from '../../../tests/drawing/draw.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { leave, type } from '../../../tests/drawing/typing.ts';

const text = (title: string) => ({ type: 'string', title, minLength: 3 });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

const twoPages = {
  schema: {
    properties: {
      name: text('Nome'),
      email: text('E-mail'),
      phone: text('Telefone'),
      cardCVV: text('Código'),
      address: { type: 'object', properties: { city: text('Cidade') }, required: ['city'] },
    },
    required: ['name', 'cardCVV', 'address'],
  },
  pages: [
    {
      id: 'person',
      heading: 'lead.title',
      submit: 'lead.submit',
      fields: ['name', 'email', 'phone', 'cardCVV'],
    },
    { id: 'place', heading: 'pix.title', submit: 'payment.submit', fields: ['address'] },
  ],
};

function fillFirst() {
  type(field('Nome'), 'Ana Lima');
  type(field('Código'), '123');
}

const drawPages = () => drawForm(twoPages, { answers: { createLead: { leadId: 'L1' } } });

test('[SCREEN-27] a page is checked alone, and its button sends nothing but leads to the next', () => {
  const { checkout } = drawPages();
  expect(headings()).toEqual(['Informe seus dados']);
  press('Continuar');
  expect(headings()).toEqual(['Informe seus dados']);
  fillFirst();
  press('Continuar');
  expect(headings()).toEqual(['Pague com Pix']);
  expect(screen.queryByLabelText(/^Nome/)).toBeNull();
  expect(checkout.client.calls).toEqual([]);
});

test('[SCREEN-29] the last page sends what was typed on all of them', async () => {
  const { checkout, goOn, kept } = drawPages();
  fillFirst();
  press('Continuar');
  type(field('Cidade'), 'Maputo');
  expect(kept()).toEqual({ name: 'Ana Lima', address: { city: 'Maputo' } });
  press('Confirmar pagamento');
  await settle();
  expect(checkout.client.calls).toHaveLength(1);
  expect(goOn).toHaveBeenCalledExactlyOnceWith('continue');
});

test('another page starts without errors, also after a page with errors', () => {
  drawPages();
  leave(field('Nome'));
  press('Continuar');
  expect(screen.getByRole('alert')).toBeTruthy();
  fillFirst();
  press('Continuar');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field('Cidade').getAttribute('aria-invalid')).toBeNull();
});

test('values that an earlier page lost meanwhile are asked for there before anything is sent', () => {
  const { checkout } = drawPages();
  fillFirst();
  press('Continuar');
  type(field('Cidade'), 'Maputo');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  press('Confirmar pagamento');
  expect(headings()).toEqual(['Informe seus dados']);
  expect([field('Nome').value, field('Código').value]).toEqual(['Ana Lima', '']);
  expect(screen.getByRole('alert').textContent).toContain('Revise este campo.');
  expect(document.activeElement).toBe(field('Código'));
  expect(checkout.client.calls).toEqual([]);
});
