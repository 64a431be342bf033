import type { Field, Form } from '../../../pages/forms.ts';
import { escaped } from '../document.ts';

const attributes = (all: Readonly<Record<string, string | undefined>>) =>
  Object.entries(all)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${escaped(value)}"`]))
    .join('');

function fieldOf({ name, kind, label, message, options, help, initial, ...rest }: Field): string {
  const ids = [help && `${name}-help`, `${name}-error`].filter(Boolean).join(' ');
  const common = { name, 'data-kind': kind, 'data-message': message, 'aria-describedby': ids };
  const below =
    (help ? `<p class="help" id="${name}-help">${escaped(help)}</p>` : '') +
    `<p class="error" id="${name}-error" aria-live="polite"></p>`;
  const asked = { ...common, id: name, 'aria-required': 'true' };
  if (kind === 'terms') {
    const box = `<input type="checkbox" value="true"${attributes(asked)}>`;
    return `<div class="field"><label class="consent">${box}${escaped(label)}</label>${below}</div>`;
  }
  if (kind === 'card-company') {
    const radios = options!.map(([value, text]) => {
      const radio = attributes({ ...common, value, checked: value === initial ? '' : undefined });
      return `<label class="option"><input type="radio"${radio}>${text}</label>`;
    });
    return `<fieldset class="field"><legend>${label}</legend>${radios.join('')}${below}</fieldset>`;
  }
  if (options) {
    const entries = options.map(
      ([value, text]) =>
        `<option value="${value}"${value === initial ? ' selected' : ''}>${text}</option>`,
    );
    return `<div class="field"><label for="${name}">${escaped(label)}</label><select${attributes(asked)}>${entries.join('')}</select>${below}</div>`;
  }
  const { autocomplete, inputMode, placeholder } = rest;
  const input = attributes({ ...asked, autocomplete, inputmode: inputMode, placeholder });
  return `<div class="field"><label for="${name}">${escaped(label)}</label><input type="text"${input}>${below}</div>`;
}

/**
 * The body of the hand-written page. Its button waits for the script: no server of its own would
 * answer a form that is posted before.
 */
export const plainBody = ({ title, submit, fields }: Form) => `<main>
<h1>${escaped(title)}</h1>
<form novalidate method="post">
${fields.map(fieldOf).join('\n')}
<button type="submit" disabled>${escaped(submit)}</button>
</form>
</main>`;
