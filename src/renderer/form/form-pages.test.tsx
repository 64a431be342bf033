import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field } from '../../../tests/drawing/card-payment.ts';
import { drawForm } from '../../../tests/drawing/draw.tsx';
import { type } from '../../../tests/drawing/typing.ts';

const text = (title: string) => ({ type: 'string', title, minLength: 3 });
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

const SUMMARY = { name: 'Confira os campos abaixo' };

test('values that an earlier page lost meanwhile are asked for there before anything is sent', () => {
  const { checkout } = drawPages();
  fillFirst();
  press('Continuar');
  type(field('Cidade'), 'Maputo');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  press('Confirmar pagamento');
  expect(headings()).toEqual(['Informe seus dados']);
  expect([field('Nome').value, field('Código').value]).toEqual(['Ana Lima', '']);
  const summary = screen.getByRole('group', SUMMARY);
  expect(summary.textContent).toContain('Código: revise este campo.');
  expect(document.activeElement).toBe(summary);
  expect(checkout.client.calls).toEqual([]);
});
