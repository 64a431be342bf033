import { html } from 'hono/html';
import { OPERATIONS } from '../../contract/generated/operations.ts';
import { FAILURE_KINDS, FAULTS, type Fault } from '../failures/failure.ts';

const choices = (names: readonly string[]) => names.map((name) => html`<option>${name}</option>`);

const row = ({ id, call, fault, value, times, match }: Fault) =>
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

const waiting = (faults: readonly Fault[]) =>
  html`<div class="box" tabindex="0" role="region" aria-label="Faults that wait">
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
        ${faults.map(row)}
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
const PARTS = [
  ['call', select('call', Object.keys(OPERATIONS))],
  ['fault', select('fault', FAILURE_KINDS)],
  ['value', input('value', '503, or 5000')],
  ['times', input('times', 'until reset')],
  ['match', input('match', 'any request')],
] as const;

/** The failures that wait, those to choose from, and the form for them. */
export function faultsSection(faults: readonly Fault[]) {
  return html`<h2>Faults (${faults.length})</h2>
    ${faults.length > 0 ? waiting(faults) : html`<p class="quiet">Every call goes well.</p>`}
    <form method="post" action="/sandbox/faults">
      <div class="fields">
        ${PARTS.map(
          ([name, input]) =>
            html`<div>
              <label for="${name}">${name}</label>
              ${input}
            </div>`,
        )}
        <button>Add fault</button>
      </div>
    </form>
    <details>
      <summary>What each fault does</summary>
      <dl>
        ${FAILURE_KINDS.map(
          (kind) =>
            html`<dt><code>${kind}</code></dt>
              <dd>${FAULTS[kind].description}</dd>`,
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
