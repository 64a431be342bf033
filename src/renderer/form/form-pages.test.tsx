import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field } from '../../../tests/drawing/card-payment.ts';
import { drawForm } from '../../../tests/drawing/draw.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { paste, type } from '../../../tests/drawing/typing.ts';

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

test.each([
  ['Nome', 'Eva Souza', 1],
  ['Código', '999', 1],
  ['Código', undefined, 0],
])(
  'what another page than that on screen has changed to is looked at before it is sent: %s %s',
  async (label, text, presses) => {
    const { checkout, history } = drawForm(twoPages, { answers: { createLead: { leadId: 'L1' } } });
    type(field('Nome'), 'Ana Lima');
    type(field('Código'), '123');
    press('Continuar');
    type(field('Cidade'), 'Maputo');
    act(() => history.go(0));
    if (text) paste(field(label), text);
    // Forward at once, while the text is still on its way to RJSF.
    act(() => history.go(1));
    press('Confirmar pagamento');
    expect(checkout.client.calls).toHaveLength(1 - presses);
    for (let at = 0; at < presses; at++) press('Continuar');
    if (presses) press('Confirmar pagamento');
    await settle();
    expect(checkout.client.calls).toHaveLength(1);
  },
);
