import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../../src/rules/email/suggest-email.ts';
import { drawForm } from '../../../tests/drawing/draw.tsx';
import { settle } from '../../../tests/drawing/jsdom-page.ts';
import { descriptionOf, drawField, textbox } from '../../../tests/drawing/draw-widget.tsx';
import { leave, paste, type } from '../../../tests/drawing/typing.ts';
import { EmailAddress } from './EmailAddress.tsx';

const domains = ['gmail.com'];
const question = () => screen.queryByRole('button', { name: 'ana@gmail.com' });

test('a slip in a known domain is asked about, and a press puts the address right', async () => {
  const { kept } = drawField(EmailAddress, { options: { domains } });
  paste(textbox(), 'ana@gmial.com');
  expect(question()).toBeNull();
  leave(textbox());
  await settle();
  expect(question()).toBeTruthy();
  expect(descriptionOf(textbox())).toBe('Você quis dizer ana@gmail.com?');
  fireEvent.click(question()!);
  expect(kept()).toBe('ana@gmail.com');
  expect(textbox().value).toBe('ana@gmail.com');
  expect(screen.getByRole('status').textContent).toBe('E-mail corrigido: ana@gmail.com');
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

test('a form asks about a slip too, where no key draws the field again', async () => {
  drawForm({ schema: { properties: { email: { $ref: 'fields/email' } } } });
  const email = screen.getByRole<HTMLInputElement>('textbox');
  type(email, 'ana@gmial.com');
  leave(email);
  await settle();
  expect(question()).toBeTruthy();
});
