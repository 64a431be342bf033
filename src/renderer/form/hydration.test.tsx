import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { field } from '../../../tests/drawing/card-payment.ts';
import { A_PRODUCT } from '../../../tests/drawing/checkout.ts';
import { filesWith, prepare } from '../../../tests/drawing/draw.tsx';
import { unhurried } from '../../../tests/drawing/jsdom-page.ts';
import { type } from '../../../tests/drawing/typing.ts';

const button = () => document.querySelector<HTMLButtonElement>('form [type=submit]')!;
const summary = () => screen.getByRole('group', { name: 'Confira os campos abaixo' });

afterEach(() => document.body.replaceChildren());

/** A page as the server sent it, and its hydration when a test wants it. */
function serve(drawing: Parameters<typeof prepare>[0]) {
  const { Drawn, ...rest } = prepare(drawing);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Drawn />);
  const hydrate = async () => {
    const complaints: unknown[] = [];
    const onRecoverableError = (error: unknown) => complaints.push(error);
    const root = await unhurried(() => hydrateRoot(container, <Drawn />, { onRecoverableError }));
    expect(complaints).toEqual([]);
    return () => act(() => root.unmount());
  };
  return { ...rest, hydrate };
}

test('D-85: what was typed, chosen and ticked before hydration is adopted; the company stays, whatever number follows', async () => {
  const text = { type: 'string' };
  const { hydrate, kept } = serve({
    files: filesWith({
      schema: {
        properties: {
          name: { ...text, title: 'Nome' },
          why: { ...text, title: 'Por quê?' },
          phone: { $ref: 'fields/phone' },
          size: { ...text, title: 'Tamanho', enum: ['p', 'm'] },
          day: { ...text, title: 'Dia', enum: ['sat', 'sun'] },
          cardCompany: { $ref: 'fields/card-company' },
          cardNumber: { $ref: 'fields/card-number' },
          terms: { $ref: 'fields/terms' },
        },
      },
      ui: { day: { 'ui:widget': 'choice' }, why: { 'ui:widget': 'textarea' } },
    }),
  });
  field('Nome').value = 'Ana Lima';
  field('Por quê').value = 'um\ndois';
  field('Celular').value = '11987654321';
  field('Tamanho').value = 'm';
  screen.getByRole<HTMLInputElement>('radio', { name: 'sun' }).checked = true;
  screen.getByLabelText<HTMLInputElement>('Elo').checked = true;
  screen.getByRole<HTMLInputElement>('checkbox').checked = true;
  const leave = await hydrate();
  expect(field('Celular').value).toBe('11 98765-4321');
  const elo = screen.getByLabelText<HTMLInputElement>('Elo');
  expect(elo.checked).toBe(true);
  type(field('Número do cartão'), '5555');
  expect(elo.checked).toBe(true);
  type(field('Nome'), ' Souza');
  expect(kept()).toEqual({
    name: 'Ana Lima Souza',
    why: 'um\ndois',
    phone: '11 98765-4321',
    size: 'm',
    day: 'sun',
    cardCompany: 'elo',
    terms: true,
  });
  leave();
});

test('the server knows of a lead by its cookie; a tab that does not asks for it after all', async () => {
  const { hydrate } = serve({
    template: 'payment',
    page: { hasLead: true },
    answers: { getProductV1: A_PRODUCT },
  });
  expect(screen.queryByLabelText(/^E-mail/)).toBeNull();
  const leave = await hydrate();
  expect(field('E-mail')).toBeTruthy();
  fireEvent.click(button());
  expect(document.activeElement).toBe(summary());
  leave();
});
