import type { Kind } from '../../../pages/forms.ts';
import { isAnswer, masked } from '../rules.ts';

type Control = HTMLInputElement | HTMLSelectElement;

const form = document.querySelector('form')!;

const controls = () => [...form.querySelectorAll<Control>('[data-kind]')];

const kindOf = (control: Control) => control.dataset.kind as Kind;

function answerOf(control: Control): string {
  if (!(control instanceof HTMLInputElement)) return control.value;
  if (control.type === 'checkbox') return control.checked ? control.value : '';
  if (control.type !== 'radio') return control.value;
  return form.querySelector<HTMLInputElement>(`[name="${control.name}"]:checked`)?.value ?? '';
}

/** Shows or removes the message of a field; returns whether it is answered. */
function check(control: Control): boolean {
  const isRight = isAnswer(kindOf(control), answerOf(control));
  control.setAttribute('aria-invalid', String(!isRight));
  document.getElementById(`${control.name}-error`)!.textContent = isRight
    ? ''
    : control.dataset.message!;
  return isRight;
}

form.addEventListener('input', ({ target }) => {
  const control = target as Control;
  const text = masked(kindOf(control), control.value);
  if (text !== control.value) control.value = text;
  if (control.getAttribute('aria-invalid') === 'true') check(control);
});

form.addEventListener('focusout', ({ target }) => {
  if ((target as Control).dataset.kind) check(target as Control);
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const wrong = controls().filter((control) => !check(control));
  wrong[0]?.focus();
});

form.querySelector('button')!.disabled = false;
