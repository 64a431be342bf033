import { html, raw } from 'hono/html';
import { failuresSection, keysSection } from './inspection-forms.ts';
import { INSPECTION_STYLE } from './inspection-style.ts';
import type { RequestRecord, SandboxState } from '../sandbox-state.ts';
import { APPROVED_CARDS, SCENARIOS } from '../scenarios.ts';

/** Number of list entries on the page; GET /sandbox/state has them all. */
const MAX_SHOWN = 50;

/** The latest entries of a list, newest first, and what to call them. */
function latest<T>(caption: string, list: readonly T[]) {
  const isCut = list.length > MAX_SHOWN;
  return {
    caption: `${caption} (${isCut ? `the latest ${MAX_SHOWN} of ` : ''}${list.length})`,
    newest: list.slice(-MAX_SHOWN).reverse(),
  };
}

function outcome({ status }: RequestRecord) {
  if (status === undefined) return html`<span class="bad">no answer</span>`;
  return html`<span class="${status < 400 ? 'good' : 'bad'}">${status}</span>`;
}

const request = (record: RequestRecord) => {
  const { at, method, operationId, address, fault, message, headers, body } = record;
  return html`<details>
    <summary>
      <span class="quiet">${at.slice(11, 19)}</span> ${outcome(record)}
      <strong>${operationId ?? 'no call'}</strong>
      <span class="address">${method} ${address}</span>
      ${fault && html`<span class="bad">fault: ${fault}</span>`}
      ${message && html`<span class="message">${message}</span>`}
    </summary>
    <pre>${JSON.stringify({ headers, body }, null, 2)}</pre>
  </details>`;
};

/** The requests, newest first; their card numbers were masked before they were kept. */
function requestsSection(requests: readonly RequestRecord[]) {
  const { caption, newest } = latest('Requests', requests);
  return html`<h2>${caption}</h2>
    ${newest.map(request)}`;
}

type Row = Record<string, unknown>;

const cell = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');

/** Latest first; one column per field that any row has. A wide one scrolls in its own box. */
function table(name: string, rows: readonly object[]) {
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

/**
 * The state of the sandbox and the failures to choose from, as a plain page without scripts.
 * `nonce` is that of the page's policy; `notice` says why what was asked for was not done.
 */
export function inspectionPage(state: SandboxState, page: { nonce: string; notice?: string }) {
  const scenarios = SCENARIOS.map(({ where, value, description }) => ({
    where,
    value,
    description,
  }));
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sandbox</title>
        <link rel="icon" href="data:," />
        <style nonce="${page.nonce}">
          ${raw(INSPECTION_STYLE)}
        </style>
      </head>
      <body>
        <header>
          <h1>Sandbox</h1>
          <form method="post" action="/sandbox/reset"><button>Forget everything</button></form>
        </header>
        <main>
          <p>The upstream that answers here is a stand-in: nothing is sold and no money moves.</p>
          ${page.notice && html`<p class="notice" role="alert">${page.notice}</p>`}
          ${failuresSection(state.faults)} ${keysSection(state.keyModes)}
          ${requestsSection(state.requests)} ${table('Charges', state.charges)}
          ${table('Payments', state.payments)} ${table('Leads', state.leads)}
          ${table('SMS codes (any other six digits are right too, but for 000000)', state.sms)}
          ${table('Contracts', state.contracts)} ${table('Traffic origins', state.referers)}
          ${table('Cards that are approved', APPROVED_CARDS)}
          ${table('Scenarios', scenarios.reverse())}
        </main>
      </body>
    </html>`;
}
