import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawForm } from '../../../tests/drawing/draw.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { type } from '../../../tests/drawing/typing.ts';

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

test('D-180: a link leads to the page before, and what was typed on both stays', () => {
  drawPages();
  const link = () => screen.queryByRole('link', { name: 'Página anterior' });
  expect(link()).toBeNull();
  fillFirst();
  press('Continuar');
  type(field('Cidade'), 'Maputo');
  expect(fireEvent.click(link()!)).toBe(false);
  expect(headings()).toEqual(['Informe seus dados']);
  expect(link()).toBeNull();
  expect(field('Nome').value).toBe('Ana Lima');
  press('Continuar');
  expect(field('Cidade').value).toBe('Maputo');
});

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

const YES_NO = { type: 'boolean', title: 'É menor de idade?' };
const ownQuestions = {
  schema: {
    properties: {
      name: text('Nome'),
      email: text('E-mail'),
      course: { type: 'string', title: 'Turno', enum: ['manhã', 'tarde'] },
      isMinor: YES_NO,
      secret: { type: 'string', title: 'Senha', format: 'password' },
      siblings: {
        type: 'array',
        title: 'Irmãos',
        minItems: 1,
        items: { type: 'object', properties: { first: text('Irmão') } },
      },
      address: { type: 'object', properties: { city: text('Cidade') }, required: ['city'] },
    },
    required: ['name', 'email', 'isMinor'],
    if: { properties: { isMinor: { const: true } }, required: ['isMinor'] },
    then: { properties: { guardian: text('Responsável') } },
  },
  ui: { isMinor: { 'ui:widget': 'radio' }, secret: { 'ui:widget': 'password' } },
  messages: { isMinor: { required: 'Diga se é menor de idade.' } },
  pages: [
    {
      id: 'person',
      heading: 'lead.title',
      submit: 'lead.submit',
      fields: ['name', 'email', 'course', 'isMinor', 'guardian', 'secret', 'siblings'],
    },
    { id: 'place', heading: 'pix.title', submit: 'payment.submit', fields: ['address'] },
  ],
};

const answer = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

async function sendQuestions(fillConditional: () => void) {
  const { checkout } = drawForm(ownQuestions, { answers: { createLead: { leadId: 'L1' } } });
  type(field('Nome'), 'Ana Lima');
  type(field('E-mail'), 'ana@mail.example');
  fireEvent.change(field('Turno'), { target: { value: 'tarde' } });
  fillConditional();
  type(field('Senha'), 'abc123');
  type(field('Irmão'), 'Bia');
  press('Continuar');
  type(field('Cidade'), 'Maputo');
  press('Confirmar pagamento');
  await settle();
  return checkout.client.calls[0]!.body;
}

test('D-179: every answer of both pages goes out, lists and conditional ones too; a secret does not', async () => {
  const body = await sendQuestions(() => {
    answer('Sim');
    type(field('Responsável'), 'Eva Lima');
  });
  expect(body).toMatchObject({
    name: 'Ana Lima',
    course: 'tarde',
    isMinor: true,
    guardian: 'Eva Lima',
    siblings: [{ first: 'Bia' }],
    address: { city: 'Maputo' },
  });
  expect(JSON.stringify(body)).not.toContain('abc123');
});

test('D-179: an answer to a question that is not asked any more does not go out', async () => {
  const body = await sendQuestions(() => {
    answer('Sim');
    type(field('Responsável'), 'Eva Lima');
    answer('Não');
  });
  expect(body).toMatchObject({ isMinor: false });
  expect(body).not.toHaveProperty('guardian');
});

test('D-182: a required yes or no is unanswered until the buyer chooses, and says so', () => {
  drawForm(ownQuestions);
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter((one) => one.checked);
  expect(chosen()).toEqual([]);
  press('Continuar');
  expect(screen.getByRole('link', { name: 'Diga se é menor de idade.' })).toBeTruthy();
  answer('Não');
  expect(chosen()).toHaveLength(1);
  const line = screen.getByRole('link', { name: 'Diga se é menor de idade.' }).parentElement!;
  expect(line.dataset.done).toBe('true');
});
