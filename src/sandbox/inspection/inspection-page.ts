import { html, raw } from 'hono/html';
import { OPERATIONS } from '../../contract/generated/operations.ts';
import { FAILURE_KINDS, FAILURES, type InjectedFailure } from '../failures/failure.ts';
import type { RequestRecord, SandboxState } from '../sandbox-state.ts';
import { APPROVED_CARDS, SCENARIOS } from '../scenarios.ts';
import { form, latest, table } from './inspection-parts.ts';
import { INSPECTION_STYLE } from './inspection-style.ts';

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

const waiting = ({ id, call, fault, value, times, match }: InjectedFailure) => ({
  delete: html`<form method="post" action="/sandbox/faults/${id}/delete">
    <button aria-label="Delete ${fault} of ${call}">Delete</button>
  </form>`,
  call,
  fault,
  value,
  times: times ?? 'until reset',
  match,
});

const FAILURE_INPUTS = {
  call: Object.keys(OPERATIONS),
  fault: FAILURE_KINDS,
  value: '503, or 5000',
  times: 'until reset',
  match: 'any request',
};

/** The failures that wait, and the form for more. */
const failuresSection = (failures: readonly InjectedFailure[]) =>
  html`${table('Failures', failures.map(waiting))}
    <p>
      A failure hits the requests in whose address, Referer or body the text of match stands, as
      often as times says. Its value is a status, or milliseconds of latency.
    </p>
    ${form('/sandbox/faults', FAILURE_INPUTS, 'Add failure')}`;

/** Tables of what a tester can choose from; the last row of a list is shown first. */
const kinds = FAILURE_KINDS.map((fault) => ({
  fault,
  happens: FAILURES[fault].before ? 'before the charge' : 'after the charge',
  description: FAILURES[fault].description,
})).reverse();
const scenarios = SCENARIOS.map(({ where, value, description }) => ({
  where,
  value,
  description,
})).reverse();

/**
 * The state of the sandbox and the failures to choose from, as a plain page without scripts.
 * `nonce` is that of the page's policy; `notice` says why what was asked for was not done.
 */
export function inspectionPage(state: SandboxState, page: { nonce: string; notice?: string }) {
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
          ${failuresSection(state.faults)} ${requestsSection(state.requests)}
          ${table('Charges', state.charges)} ${table('Payments', state.payments)}
          ${table('Leads', state.leads)}
          ${table('SMS codes (any other six digits are right too, but for 000000)', state.sms)}
          ${table('Contracts', state.contracts)} ${table('Traffic origins', state.referers)}
          ${table('Cards that are approved', APPROVED_CARDS)} ${table('Scenarios', scenarios)}
          ${table('Kinds of failures', kinds)}
        </main>
      </body>
    </html>`;
}
