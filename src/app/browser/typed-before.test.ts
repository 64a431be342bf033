// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { readTyped, typeAgain } from './typed-before.ts';

const FORM = `
  <input id="name"><textarea id="note"></textarea>
  <input id="terms" type="checkbox"><input id="way-1" type="radio" name="way"><input id="way-2" type="radio" name="way">
  <select id="state"><option value=""></option><option value="SP"></option></select>`;

const control = <T extends Element>(id: string) => document.getElementById(id) as unknown as T;

test('what was typed, ticked and chosen is there again in controls that were drawn anew, and the focus too', () => {
  document.body.innerHTML = FORM;
  control<HTMLInputElement>('name').value = 'Ana Lima';
  control<HTMLTextAreaElement>('note').value = 'Oi';
  control<HTMLInputElement>('terms').checked = true;
  control<HTMLInputElement>('way-2').checked = true;
  control<HTMLSelectElement>('state').value = 'SP';
  control<HTMLElement>('note').focus();
  const typed = readTyped(document.body);

  document.body.innerHTML = FORM;
  const heard = vi.fn<(event: Event) => void>();
  document.body.addEventListener('input', heard, { once: true });
  typeAgain(document.body, typed);
  expect(readTyped(document.body)).toEqual(typed);
  expect(document.activeElement?.id).toBe('note');
  expect(heard).toHaveBeenCalledOnce();
});

test('a control that was empty keeps what the program has given it', () => {
  document.body.innerHTML = FORM;
  const typed = readTyped(document.body);
  control<HTMLInputElement>('name').value = 'Ana Lima';
  typeAgain(document.body, typed);
  expect(control<HTMLInputElement>('name').value).toBe('Ana Lima');
});
