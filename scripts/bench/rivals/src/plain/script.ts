import type { Field } from '../../../pages/forms.ts';
import { readForm } from '../read-form.ts';
import { isAnswer, masked } from '../rules.ts';

type Control = HTMLInputElement | HTMLSelectElement;

const form = document.querySelector('form')!;
const fields = new Map(readForm().fields.map((field) => [field.name, field]));

const controlsOf = ({ name }: Field) => form.querySelectorAll<Control>(`[name="${name}"]`);

function answerOf(field: Field): string {
  const answers = [...controlsOf(field)].filter(
    (control) => !('checked' in control) || control.type === 'text' || control.checked,
  );
  return answers[0]?.value ?? '';
}

/** Shows or removes the message of a field; returns whether it is answered. */
function check(field: Field): boolean {
  const isRight = isAnswer(field.kind, answerOf(field));
  for (const control of controlsOf(field)) control.ariaInvalid = String(!isRight);
  document.getElementById(`${field.name}-error`)!.textContent = isRight ? '' : field.message;
  return isRight;
}

form.addEventListener('input', ({ target }) => {
  const control = target as Control;
  const field = fields.get(control.name)!;
  const text = masked(field.kind, control.value);
  if (text !== control.value) control.value = text;
  if (control.ariaInvalid === 'true') check(field);
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
