import { html } from 'hono/html';
import { OPERATIONS } from '../../contract/generated/operations.ts';
import {
  FAILURE_KINDS,
  FAILURES,
  type FailureDescription,
  type InjectedFailure,
} from '../failures/failure.ts';
import { choice, form, text } from './inspection-form.ts';

const row = ({ id, call, fault, value, times, match }: InjectedFailure) =>
  html`<tr>
    <td>
      <form method="post" action="/sandbox/faults/${id}/delete">
        <button aria-label="Delete ${fault} of ${call}">Delete</button>
      </form>
    </td>
    <td>${call}</td>
    <td>${fault}</td>
    <td>${value}</td>
    <td>${times ?? 'until reset'}</td>
    <td>${match}</td>
  </tr>`;

const waiting = (failures: readonly InjectedFailure[]) =>
  html`<div class="box" tabindex="0" role="region" aria-label="Waiting failures">
    <table>
      <thead>
        <tr>
          <td></td>
          ${['call', 'fault', 'value', 'times', 'match'].map(
            (name) => html`<th scope="col">${name}</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${failures.map(row)}
      </tbody>
    </table>
  </div>`;

const FIELDS = [
  choice('call', 'call', Object.keys(OPERATIONS)),
  choice('fault', 'fault', FAILURE_KINDS),
  text('value', 'value', '503, or 5000'),
  text('times', 'times', 'until reset'),
  text('match', 'match', 'any request'),
] as const;

const when = (moment: FailureDescription['moment']) =>
  moment === 'before' ? 'Before the charge.' : 'After the charge.';

/** The failures that wait, those to choose from, and the form for them. */
export function failuresSection(failures: readonly InjectedFailure[]) {
  return html`<h2>Failures (${failures.length})</h2>
    ${failures.length > 0 ? waiting(failures) : html`<p class="quiet">Every call goes well.</p>`}
    ${form('/sandbox/faults', FIELDS, 'Add failure')}
    <details>
      <summary>What each failure does</summary>
      <dl>
        ${FAILURE_KINDS.map(
          (kind) =>
            html`<dt><code>${kind}</code></dt>
              <dd>${when(FAILURES[kind].moment)} ${FAILURES[kind].description}</dd>`,
        )}
        <dt><code>value</code></dt>
        <dd>
          The status that is answered, or the milliseconds of latency; nothing for the others.
        </dd>
        <dt><code>times</code></dt>
        <dd>How many requests it hits; empty: every one until it is deleted.</dd>
        <dt><code>match</code></dt>
        <dd>It hits only requests in whose address, Referer or body this text stands.</dd>
      </dl>
    </details>`;
}
