import { html } from 'hono/html';
import { OPERATIONS } from '../../contract/generated/operations.ts';
import { FAILURE_KINDS, FAILURES, type InjectedFailure } from '../failures/failure.ts';

const choices = (names: readonly string[]) => names.map((name) => html`<option>${name}</option>`);

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

const select = (name: string, names: readonly string[]) =>
  html`<select id="${name}" name="${name}">
    ${choices(names)}
  </select>`;

const input = (name: string, placeholder: string) =>
  html`<input id="${name}" name="${name}" placeholder="${placeholder}" autocomplete="off" />`;

/** The parts of a failure; an empty part counts as left out. */
const KEYS = [
  ['call', select('call', Object.keys(OPERATIONS))],
  ['fault', select('fault', FAILURE_KINDS)],
  ['value', input('value', '503, or 5000')],
  ['times', input('times', 'until reset')],
  ['match', input('match', 'any request')],
] as const;

/** The failures that wait, those to choose from, and the form for them. */
export function failuresSection(failures: readonly InjectedFailure[]) {
  return html`<h2>Failures (${failures.length})</h2>
    ${failures.length > 0 ? waiting(failures) : html`<p class="quiet">Every call goes well.</p>`}
    <form method="post" action="/sandbox/faults">
      <div class="fields">
        ${KEYS.map(
          ([name, input]) =>
            html`<div>
              <label for="${name}">${name}</label>
              ${input}
            </div>`,
        )}
        <button>Add failure</button>
      </div>
    </form>
    <details>
      <summary>What each failure does</summary>
      <dl>
        ${FAILURE_KINDS.map(
          (kind) =>
            html`<dt><code>${kind}</code></dt>
              <dd>${FAILURES[kind].description}</dd>`,
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
