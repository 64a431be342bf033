import { html } from 'hono/html';
import type { SandboxState } from './sandbox-state.ts';
import { APPROVED_CARDS, SCENARIOS } from './scenarios.ts';

type Row = Record<string, unknown>;

const cell = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');

/** Latest first; one column per field that any row has. */
function table(caption: string, rows: readonly object[]) {
  const newest = [...rows].reverse() as Row[];
  const columns = [...new Set(newest.flatMap((row) => Object.keys(row)))];
  return html`<h2>${caption} (${rows.length})</h2>
    <table border="1" cellpadding="4">
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
    </table>`;
}

/** What the sandbox remembers and what can be made to happen, as a plain page without scripts. */
export function inspectionPage(state: SandboxState) {
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
      </head>
      <body>
        <h1>Sandbox</h1>
        <p>The upstream that answers here is a stand-in: nothing is sold and no money moves.</p>
        <form method="post" action="/sandbox/reset"><button>Forget everything</button></form>
        ${table('Charges', state.charges)} ${table('Payments', state.payments)}
        ${table('SMS codes (any other six digits are right too, but for 000000)', state.sms)}
        ${table('Contracts', state.contracts)} ${table('Traffic origins', state.referers)}
        ${table('Leads', state.leads)} ${table('Requests', state.requests)}
        ${table('Cards that are approved', APPROVED_CARDS)}
        ${table('Scenarios', scenarios.reverse())}
      </body>
    </html>`;
}
