import { html } from 'hono/html';
import { latest } from '../latest.ts';
import type { RequestRecord } from '../sandbox-state.ts';

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
export function requestsSection(requests: readonly RequestRecord[]) {
  const { caption, newest } = latest('Requests', requests);
  return html`<h2>${caption}</h2>
    ${newest.map(request)}`;
}
