import { act, fireEvent, screen, within } from '@testing-library/react';
import { sent } from './sent.ts';

type Scope = Pick<typeof screen, 'getByLabelText' | 'getByRole'>;

/** The control with a label that begins so. */
export const field = (label: string, scope: Scope = screen): HTMLInputElement =>
  scope.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`), {
    selector: 'input, select, textarea',
  });

/** Types a text in place of what is there, and leaves the field. */
export function fill(label: string, value: string, scope?: Scope): void {
  const control = field(label, scope);
  fireEvent.focus(control);
  fireEvent.change(control, { target: { value } });
  fireEvent.blur(control);
}

/** Chooses by what a buyer reads. */
export function choose(label: string, option: string, scope?: Scope): void {
  const select = field(label, scope) as unknown as HTMLSelectElement;
  const found = [...select.options].find(({ text }) => text === option);
  if (!found) throw new Error(`'${label}' offers no '${option}'.`);
  fireEvent.change(select, { target: { value: found.value } });
}

/** Presses a button, a radio button or a box. */
export function press(name: string, role = 'button', scope: Scope = screen): void {
  fireEvent.click(scope.getByRole(role, { name }));
}

export const group = (name: string, scope: Scope = screen) =>
  within(scope.getByRole('group', { name }));

/** Presses the form's button: what was sent, or undefined where something was wrong. */
export async function send(): Promise<object | undefined> {
  const before = sent.length;
  await act(async () => press('Continuar'));
  return sent.length > before ? sent.at(-1) : undefined;
}

/** The errors that the summary lists, as their fields say them. */
export const errors = (): string[] =>
  screen
    .queryAllByRole<HTMLAnchorElement>('link')
    .filter((link) => link.closest('[data-errors]') && !link.closest('[data-done]'))
    .map(({ hash }) => document.getElementById(`${hash.slice(1)}-error`)?.textContent ?? '');

/** Ids of the fields that say they are wrong. */
export const wrongFields = (): string[] =>
  [...document.querySelectorAll('[aria-invalid="true"]')].map(
    (control) => control.id || control.querySelector('input')!.id,
  );
