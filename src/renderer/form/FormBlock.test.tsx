import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { leadsOf } from '../../../tests/fakes/client.ts';
import { draw, drawForm } from '../../../tests/drawing/draw.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { backspace, choose, leave, paste, type } from '../../../tests/drawing/typing.ts';
import { gate } from '../../../tests/fakes/gate.ts';
import { ApiError } from '../../api/api-error.ts';

afterEach(() => void vi.restoreAllMocks());

const EMAIL_ERROR = 'Insira um email válido.';
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const press = (name = 'Continuar') => fireEvent.click(screen.getByRole('button', { name }));
const errorSummary = () => screen.queryByRole('group', { name: 'Confira os campos abaixo' });
const outcomes = () =>
  [...document.querySelectorAll('[data-outcome]')].map(({ textContent }) => textContent);

const drawLead = (answers: object = { createLead: { leadId: 'L1' } }) =>
  draw({ files: {}, template: 'lead', answers });

function fillLead() {
  paste(field('Nome'), 'Ana Lima');
  paste(field('E-mail'), 'ana@mail.example');
  paste(field('Celular'), '11987654321');
  choose(screen.getByRole('checkbox'));
}

test('[RULE-01] errors show only for touched fields, with the exact text', () => {
  drawLead();
  expect(screen.queryByText(EMAIL_ERROR)).toBeNull();
  leave(field('E-mail'));
  expect(screen.getByText(EMAIL_ERROR)).toBeTruthy();
  expect(screen.queryByText('Preencha com nome e sobrenome.')).toBeNull();
  expect(outcomes()).toEqual([]);
});

test("a field's error is its control's description, and goes as soon as the value is right", () => {
  drawLead();
  leave(field('E-mail'));
  const email = field('E-mail');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  const described = document.getElementById(email.getAttribute('aria-describedby')!);
  expect(described?.textContent).toBe(EMAIL_ERROR);
  type(email, 'ana@mail.example');
  expect(field('E-mail').getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByText(EMAIL_ERROR)).toBeNull();
});

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

test('the summary holds still until the next press: what is put right is ticked off and keeps its room', () => {
  drawLead();
  press();
  const lines = () => within(errorSummary()!).getAllByRole('listitem');
  const done = () => lines().map((line) => line.dataset.done === 'true');
  const error = () => document.getElementById('f.name-error')!;
  const words = lines().map(({ textContent }) => textContent);
  expect(done()).toEqual([false, false, false, false]);
  type(field('Nome'), 'Ana');
  expect(done()).toEqual([false, false, false, false]);
  type(field('Nome'), ' Lima');
  expect(done()).toEqual([true, false, false, false]);
  expect(lines().map(({ textContent }) => textContent)).toEqual(words);
  expect(field('Nome').getAttribute('aria-invalid')).toBeNull();
  expect([error().textContent, error().hidden, error().dataset.corrected]).toEqual([
    '',
    false,
    'Preencha com nome e sobrenome.',
  ]);
  press();
  expect(lines()).toHaveLength(3);
  expect(error().hidden).toBe(true);
  fillLead();
  expect(done()).toEqual([true, true, true]);
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

test('[RULE-52] nobody goes on without accepting the terms, and no box is ticked beforehand', () => {
  const { checkout } = drawLead();
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  expect(box.checked).toBe(false);
  fillLead();
  choose(box);
  press();
  expect(errorSummary()!.textContent).toContain('Aceite os termos para continuar.');
  expect(leadsOf(checkout)).toEqual([]);
});

test('[SCREEN-15] [CALL-18] valid data goes out once, however often the button is pressed', async () => {
  const { isOpen, open } = gate();
  const { checkout, goOn } = drawLead({ createLead: () => isOpen.then(() => ({ leadId: 'L1' })) });
  fillLead();
  press();
  press();
  fireEvent.submit(document.querySelector('form')!);
  await settle();
  expect(screen.getByRole('button', { name: 'Continuar' }).ariaDisabled).toBe('true');
  open();
  await settle();
  expect(goOn).toHaveBeenCalledExactlyOnceWith('continue');
  expect(leadsOf(checkout)).toHaveLength(1);
  expect(leadsOf(checkout)[0]!.body).toMatchObject({
    name: 'Ana Lima',
    email: 'ana@mail.example',
    phone: '+5511987654321',
  });
  expect(screen.getByRole('button', { name: 'Continuar' }).ariaDisabled).toBeNull();
});

test('a failed call keeps the buyer and all that was typed, and the next press tries again', async () => {
  const failure = new ApiError('createLead', { kind: 'network' });
  const answers = [failure, { leadId: 'L1' }];
  const { goOn } = drawLead({ createLead: () => answers.shift() });
  fillLead();
  press();
  await settle();
  expect(outcomes()).toEqual([
    'Ocorreu um erro inesperado, por gentileza tente novamente mais tarde',
  ]);
  expect(field('Nome').value).toBe('Ana Lima');
  expect(goOn).not.toHaveBeenCalled();
  press();
  await settle();
  expect(outcomes()).toEqual([]);
  expect(goOn).toHaveBeenCalledOnce();
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

test('[CARD-16] messages come from JSON: by error, format or keyword, else a general one', () => {
  const texts = { type: 'string' };
  drawForm({
    schema: {
      properties: {
        code: { ...texts, title: 'Código', minLength: 3, maxLength: 4 },
        name: { $ref: 'fields/name' },
        other: { ...texts, title: 'Outro', minLength: 2 },
      },
      required: ['code'],
    },
    messages: {
      code: { required: 'Diga o código.', minLength: 'São ao menos 3 letras.' },
      name: { words: 'E o sobrenome?' },
    },
  });
  press();
  expect(field('Código').ariaInvalid ?? field('Código').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('Diga o código.')).not.toHaveLength(0);
  type(field('Código'), 'ab');
  expect(screen.getAllByText('São ao menos 3 letras.')).not.toHaveLength(0);
  type(field('Código'), 'cde');
  leave(field('Código'));
  expect(screen.getAllByText('Revise este campo.')).not.toHaveLength(0);
  backspace(field('Código'));
  expect(field('Código').getAttribute('aria-invalid')).toBeNull();
  type(field('Nome'), 'Ana');
  leave(field('Nome'));
  expect(screen.getAllByText('E o sobrenome?')).not.toHaveLength(0);
});

test('pressing the button leaves no field before the press is over: nothing moves away under it', () => {
  drawLead();
  act(() => field('E-mail').focus());
  expect(fireEvent.mouseDown(screen.getByRole('button', { name: 'Continuar' }))).toBe(false);
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

test('[ERROR-08] without cookies a press sends nothing: the notice over the page says why', async () => {
  const { checkout } = drawLead();
  fillLead();
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  press();
  await settle();
  expect(leadsOf(checkout)).toEqual([]);
  vi.restoreAllMocks();
  press();
  await settle();
  expect(leadsOf(checkout)).toHaveLength(1);
});
