import { html } from 'hono/html';
import { OPERATIONS } from '../../contract/generated/operations.ts';
import {
  FAILURE_KINDS,
  FAILURES,
  type FailureKind,
  type InjectedFailure,
} from '../failures/failure.ts';
import { KEY_MODES } from '../charges/key-mode.ts';
import type { KeyModeRule } from '../sandbox-state.ts';

type Html = ReturnType<typeof html>;

/** One input of a form; `id` is unique on the page. */
interface Field {
  id: string;
  label: string;
  input: Html;
}

function choice(id: string, label: string, names: readonly string[]): Field {
  const options = names.map((name) => html`<option>${name}</option>`);
  return {
    id,
    label,
    input: html`<select id="${id}" name="${label}">
      ${options}
    </select>`,
  };
}

function text(id: string, label: string, placeholder: string): Field {
  const input = html`<input
    id="${id}"
    name="${label}"
    placeholder="${placeholder}"
    autocomplete="off"
  />`;
  return { id, label, input };
}

/** A form that posts its fields by their labels; an empty field counts as left out. */
const form = (action: string, fields: readonly Field[], button: string) =>
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

const momentOf = (kind: FailureKind) =>
  FAILURES[kind].before ? 'Before the charge.' : 'After the charge.';

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
              <dd>${momentOf(kind)} ${FAILURES[kind].description}</dd>`,
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

const KEY_FIELDS = [
  choice('key-mode', 'mode', KEY_MODES),
  text('key-match', 'match', 'every request'),
] as const;

const keyRule = ({ mode, match }: KeyModeRule) =>
  html`<li><code>${mode}</code> ${match === undefined ? 'for every request' : `for ${match}`}</li>`;

/** Shows the policy for repeated Idempotency-Keys, and the form that changes it. */
export function keysSection(rules: readonly KeyModeRule[]) {
  return html`<h2>Repeated keys</h2>
    <ul>
      ${rules.length > 0 ? rules.map(keyRule) : keyRule({ mode: 'replaying' })}
    </ul>
    ${form('/sandbox/keys', KEY_FIELDS, 'Set mode')}
    <details>
      <summary>What each mode does</summary>
      <dl>
        <dt><code>replaying</code></dt>
        <dd>A key that was used before gets its first answer, whatever the request says.</dd>
        <dt><code>strict</code></dt>
        <dd>
          422 where amount, plan, product, e-mail, method, invoice or subscription is another one;
          else the first answer. Captcha token and card data are never compared.
        </dd>
        <dt><code>match</code></dt>
        <dd>
          Only requests in whose address, Referer or body this text stands. The latest that matches
          decides; an e-mail with the tag <code>+estrito</code> is always answered strictly.
        </dd>
      </dl>
    </details>`;
}
