import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

/** One input of a form; `id` is unique on the page. */
export interface Field {
  id: string;
  label: string;
  input: Html;
}

export function choice(id: string, label: string, names: readonly string[]): Field {
  const options = names.map((name) => html`<option>${name}</option>`);
  return {
    id,
    label,
    input: html`<select id="${id}" name="${label}">
      ${options}
    </select>`,
  };
}

export function text(id: string, label: string, placeholder: string): Field {
  const input = html`<input
    id="${id}"
    name="${label}"
    placeholder="${placeholder}"
    autocomplete="off"
  />`;
  return { id, label, input };
}

/** A form that posts its fields by their labels; an empty field counts as left out. */
export const form = (action: string, fields: readonly Field[], button: string) =>
  html`<form method="post" action="${action}" aria-label="${button}">
    <div class="fields">
      ${fields.map(
        ({ id, label, input }) =>
          html`<div>
            <label for="${id}">${label}</label>
            ${input}
          </div>`,
      )}
      <button>${button}</button>
    </div>
  </form>`;
