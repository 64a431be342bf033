import { html, raw } from 'hono/html';
import { OPERATIONS } from '../../contract/generated/operations.ts';
import { FAILURE_KINDS, FAILURES, type InjectedFailure } from '../failures/failure.ts';
import type { RequestRecord, SandboxState, SmsRecord } from '../sandbox-state.ts';
import { SCENARIOS } from '../scenarios.ts';

const STYLE = `:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
input, select, button { max-width: 100%; min-height: 2.75rem; font: inherit; }
label { display: inline-block; margin: 0 .75rem .5rem 0; }
summary, pre { overflow-wrap: anywhere; white-space: pre-wrap; }
summary { padding: .625rem 0; }`;

const MAX_SHOWN = 50;

const request = ({ at, method, operationId, address, ...rest }: RequestRecord) => {
  const { status = 'no answer', fault, message, headers, body } = rest;
  return html`<details>
    <summary>
      ${at.slice(11, 19)} <strong>${status} ${operationId ?? 'no call'}</strong> ${method}
      ${address} ${fault && html`<strong>fault: ${fault}</strong>`} ${message}
    </summary>
    <pre>${JSON.stringify({ headers, body }, null, 2)}</pre>
  </details>`;
};

const failure = ({ id, call, fault, value, times, match }: InjectedFailure) =>
  html`<form method="post" action="/sandbox/faults/${id}/delete">
    ${call} ${fault} ${value} ${times ? `, ${times} times` : ', until reset'}
    ${match && `, where ${match} stands`}
    <button aria-label="Delete ${fault} of ${call}">Delete</button>
  </form>`;

/** The form for a failure; an empty field counts as left out. */
const FAILURE_FORM = html`<form method="post" action="/sandbox/faults">
  <label
    >call
    <select name="call">
      ${Object.keys(OPERATIONS).map((call) => html`<option>${call}</option>`)}
    </select></label
  >
  <label
    >fault
    <select name="fault">
      ${FAILURE_KINDS.map(
        (kind) => html`<option value="${kind}">${kind}: ${FAILURES[kind].description}</option>`,
      )}
    </select></label
  >
  <label>status, or milliseconds <input name="value" inputmode="numeric" /></label>
  <label>times <input name="times" inputmode="numeric" placeholder="until reset" /></label>
  <label>text in address, Referer or body <input name="match" autocomplete="off" /></label>
  <button>Add failure</button>
</form>`;

const sms = ({ phone, code }: SmsRecord) => html`<li>${phone}: ${code}</li>`;

/** `nonce` is that of the page's policy; `notice` says why what was asked for was not done. */
export function inspectionPage(state: SandboxState, page: { nonce: string; notice?: string }) {
  const newest = state.requests.slice(-MAX_SHOWN).reverse();
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Sandbox</title>
        <link rel="icon" href="data:," />
        <style nonce="${page.nonce}">
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <h1>Sandbox</h1>
          <p>The upstream that answers here is a stand-in: nothing is sold and no money moves.</p>
          <form method="post" action="/sandbox/reset"><button>Forget everything</button></form>
          ${page.notice && html`<p role="alert"><strong>${page.notice}</strong></p>`}
          <h2>Failures (${state.faults.length})</h2>
          ${state.faults.map(failure)} ${FAILURE_FORM}
          <h2>Requests (${state.requests.length}), newest first</h2>
          ${newest.map(request)}
          <p><a href="/sandbox/state">All requests, leads, payments and charges as JSON</a></p>
          <h2>SMS codes: any other six digits are right too, but for 000000</h2>
          <ul>
            ${state.sms.map(sms)}
          </ul>
          <h2>What typed values do</h2>
          <ul>
            ${SCENARIOS.map(
              ({ where, value, description }) =>
                html`<li>${where} <code>${value}</code>: ${description}</li>`,
            )}
          </ul>
        </main>
      </body>
    </html>`;
}
