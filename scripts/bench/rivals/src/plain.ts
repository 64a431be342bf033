import type { Field } from '../../pages/forms.ts';
import { isAnswer, readForm } from './form.ts';

type Control = HTMLInputElement | HTMLSelectElement;

const form = document.querySelector('form')!;
const fields = new Map(readForm().fields.map((field) => [field.name, field]));

const controlsOf = ({ name }: Field) => [...form.querySelectorAll<Control>(`[name="${name}"]`)];

/** Shows or removes the message of a field; returns whether it is answered. */
function check(field: Field): boolean {
  const answer = new FormData(form).get(field.name) ?? '';
  const isRight = isAnswer(field, String(answer));
  for (const control of controlsOf(field)) control.ariaInvalid = String(!isRight);
  document.getElementById(`${field.name}-error`)!.textContent = isRight ? '' : field.message;
  return isRight;
}

form.addEventListener('input', ({ target }) => {
  const control = target as Control;
  if (control.ariaInvalid === 'true') check(fields.get(control.name)!);
});

form.addEventListener('focusout', ({ target }) => {
  const field = fields.get((target as Control).name);
  if (field) check(field);
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const wrong = [...fields.values()].filter((field) => !check(field));
  if (wrong[0]) controlsOf(wrong[0])[0]!.focus();
});

form.querySelector('button')!.disabled = false;
