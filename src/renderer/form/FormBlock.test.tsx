import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { field, fillPerson } from '../../../tests/drawing/card-payment.ts';
import { leadsOf } from '../../../tests/fakes/client.ts';
import { draw, drawForm } from '../../../tests/drawing/draw.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { choose, leave, type } from '../../../tests/drawing/typing.ts';
import { gate } from '../../../tests/fakes/gate.ts';
import { ApiError } from '../../api/api-error.ts';

afterEach(() => void vi.restoreAllMocks());

const TEXT = { type: 'string', title: 'Nome' };
const EMAIL_ERROR = 'Insira um email válido.';
const press = (name = 'Continuar') => fireEvent.click(screen.getByRole('button', { name }));
const errorSummary = () => screen.queryByRole('group', { name: 'Confira os campos abaixo' });
const drawLead = (answers: object = { createLead: { leadId: 'L1' } }) =>
  draw({ files: {}, template: 'lead', answers });

function fillLead() {
  fillPerson();
  choose(screen.getByRole('checkbox'));
}

test('[RULE-01] the button touches all: the summary has the focus, names each field and leads into it', () => {
  const { checkout } = drawLead();
  type(field('Nome'), 'Ana Lima');
  press();
  const summary = errorSummary()!;
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#f.email',
    '#f.phone',
    '#f.terms',
  ]);
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'E-mail: insira um email válido.',
    'Celular com DDD: preencha com DDD e um celular válido.',
    'Aceite os termos para continuar.',
  ]);
  expect(document.activeElement).toBe(summary);
  fireEvent.click(links[1]!);
  expect(document.activeElement).toBe(field('Celular'));
  expect(leadsOf(checkout)).toEqual([]);
});

test('a line of the summary says of which question or entry it is', () => {
  const child = { type: 'object', properties: { name: TEXT }, required: ['name'] };
  drawForm({
    schema: {
      properties: {
        member: { type: 'boolean', title: 'Já é aluno?' },
        children: { type: 'array', title: 'Filhos', minItems: 2, items: child },
        days: { type: 'array', title: 'Dia', minItems: 1, items: { type: 'string', minLength: 3 } },
      },
      required: ['member'],
    },
    ui: { member: { 'ui:widget': 'radio' } },
  });
  press();
  const lines = within(errorSummary()!).getAllByRole('link');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Já é aluno? Revise este campo.',
    'Nome 1: revise este campo.',
    'Nome 2: revise este campo.',
    'Dia 1: revise este campo.',
  ]);
});

test('each error is announced once: on leaving by a live line, at a press by the summary alone', () => {
  drawLead();
  const spoken = () =>
    [...document.querySelectorAll('[aria-live], [role=alert], [role=status]')]
      .map(({ textContent }) => textContent.trim())
      .filter(Boolean);
  leave(field('Nome'));
  expect(spoken()).toEqual(['Nome completo: preencha com nome e sobrenome.']);
  press();
  expect(spoken()).toEqual([]);
  leave(field('E-mail'));
  expect(spoken()).toEqual([]);
});

test("the upstream's complaint stands at its field, in the brand's words, until it is edited", async () => {
  const fields = ['email', 'shoeSize'];
  const failure = new ApiError('createLead', { kind: 'status', status: 422, fields });
  drawLead({ createLead: failure });
  fillLead();
  press();
  await settle();
  expect(field('E-mail').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(EMAIL_ERROR)).toBeTruthy();
  expect(document.activeElement).toBe(field('E-mail'));
  type(field('E-mail'), 'x');
  expect(screen.queryByText(EMAIL_ERROR)).toBeNull();
});

test('while its call runs the button keeps the focus', async () => {
  const { isOpen, open } = gate();
  drawLead({ createLead: () => isOpen.then(() => ({ leadId: 'L1' })) });
  fillLead();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Continuar' });
  act(() => button.focus());
  press();
  await settle();
  expect([button.disabled, button.ariaDisabled]).toEqual([false, 'true']);
  expect(document.activeElement).toBe(button);
  open();
  await settle();
});

test('a change that falls together with a redraw of the screen is not undone by it', () => {
  const { checkout, kept } = draw({ template: 'lead' });
  type(field('Nome'), 'Ana Lima');
  act(() => {
    checkout.visit.load();
    fireEvent.input(field('E-mail'), { target: { value: 'ana@mail.example' } });
  });
  expect(field('E-mail').value).toBe('ana@mail.example');
  type(field('Nome'), '!');
  expect(kept()).toMatchObject({ name: 'Ana Lima!', email: 'ana@mail.example' });
});
