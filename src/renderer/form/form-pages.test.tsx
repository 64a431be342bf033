import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field } from '../../../tests/drawing/card-payment.ts';
import { drawForm } from '../../../tests/drawing/draw.tsx';
import { type } from '../../../tests/drawing/typing.ts';

const text = (title: string) => ({ type: 'string', title, minLength: 3 });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const twoPages = {
  schema: {
    properties: {
      name: text('Nome'),
      cardCVV: text('Código'),
      address: { type: 'object', properties: { city: text('Cidade') }, required: ['city'] },
    },
    required: ['name', 'cardCVV', 'address'],
  },
  pages: [
    { id: 'person', heading: 'lead.title', submit: 'lead.submit', fields: ['name', 'cardCVV'] },
    { id: 'place', heading: 'pix.title', submit: 'payment.submit', fields: ['address'] },
  ],
};

test('values that an earlier page lost meanwhile are asked for there before anything is sent', () => {
  const { checkout } = drawForm(twoPages, { answers: { createLead: { leadId: 'L1' } } });
  type(field('Nome'), 'Ana Lima');
  type(field('Código'), '123');
  press('Continuar');
  type(field('Cidade'), 'Maputo');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  press('Confirmar pagamento');
  expect(screen.getByRole('heading').textContent).toBe('Informe seus dados');
  expect([field('Nome').value, field('Código').value]).toEqual(['Ana Lima', '']);
  const summary = screen.getByRole('group', { name: 'Confira os campos abaixo' });
  expect(summary.textContent).toContain('Código: revise este campo.');
  expect(document.activeElement).toBe(summary);
  expect(checkout.client.calls).toEqual([]);
});
