import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leadsOf } from '../../../tests/fakes/client.ts';
import { LEAD } from '../../../tests/drawing/buyer.ts';
import { draw } from '../../../tests/drawing/draw.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { leave } from '../../../tests/drawing/typing.ts';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;

/** Ways to write a value without an event: by the browser itself, by a script of the page. */
const WAYS = {
  browser: (input: HTMLInputElement, value: string) => native.call(input, value),
  script: (input: HTMLInputElement, value: string) => void (input.value = value),
};

test.each(Object.entries(WAYS))('what a %s writes without an event is sent', async (_, write) => {
  const { checkout } = draw({ template: 'lead', answers: { createLead: { leadId: 'L1' } } });
  write(field('Nome'), LEAD.name);
  write(field('E-mail'), LEAD.email);
  write(field('Celular'), '+55 (11) 98765-4321');
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await settle();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(leadsOf(checkout)[0]!.body).toMatchObject({
    name: LEAD.name,
    email: LEAD.email,
    phone: '+5511987654321',
  });
});

test.each(Object.entries(WAYS))('what a %s writes is there when the field is left', (_, write) => {
  const { kept } = draw({ template: 'lead' });
  leave(field('Nome'));
  expect(document.getElementById('f.name-error')!.textContent).not.toBe('');
  act(() => write(field('Nome'), LEAD.name));
  leave(field('Nome'));
  expect(field('Nome').value).toBe(LEAD.name);
  expect(document.getElementById('f.name-error')!.textContent).toBe('');
  expect(kept()).toMatchObject({ name: LEAD.name });
});
