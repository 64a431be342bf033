import { html } from 'hono/html';

/** Number of list entries on the page; GET /sandbox/state has them all. */
const MAX_SHOWN = 50;

/** The latest entries of a list, newest first, and what to call them. */
export function latest<T>(caption: string, list: readonly T[]) {
  const isCut = list.length > MAX_SHOWN;
  return {
    caption: `${caption} (${isCut ? `the latest ${MAX_SHOWN} of ` : ''}${list.length})`,
    newest: list.slice(-MAX_SHOWN).reverse(),
  };
}

type Row = Record<string, unknown>;

/** Markup as it is, any other value as text. */
const cell = (value: unknown) => {
  if (value instanceof String) return value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
};

/** Latest first; one column per field that any row has. A wide one scrolls in its own box. */
export function table(name: string, rows: readonly object[]) {
  const { caption, newest } = latest(name, rows as readonly Row[]);
  const columns = [...new Set(newest.flatMap((row) => Object.keys(row)))];
  const heading = html`<h2>${caption}</h2>`;
  if (rows.length === 0)
    return html`${heading}
      <p class="quiet">None yet.</p>`;
  return html`${heading}
    <div class="box" tabindex="0" role="region" aria-label="${name}">
      <table>
        <thead>
          <tr>
            ${columns.map((column) => html`<th scope="col">${column}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${newest.map(
            (row) =>
              html`<tr>
                ${columns.map((column) => html`<td>${cell(row[column])}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

/** One input of a form: a choice of names, or a text with its placeholder. */
type Input = readonly string[] | string;

/** A form that posts its inputs by their labels; an empty one counts as left out. */
export const form = (action: string, inputs: Readonly<Record<string, Input>>, button: string) =>
  html`<form method="post" action="${action}" aria-label="${button}">
    <div class="fields">
      ${Object.entries(inputs).map(
        ([label, input]) =>
          html`<div>
            <label for="${action}/${label}">${label}</label>
            ${
              typeof input === 'string'
                ? html`<input
                    id="${action}/${label}"
                    name="${label}"
                    placeholder="${input}"
                    autocomplete="off"
                  />`
                : html`<select id="${action}/${label}" name="${label}">
                    ${input.map((name) => html`<option>${name}</option>`)}
                  </select>`
            }
          </div>`,
      )}
      <button>${button}</button>
    </div>
  </form>`;
