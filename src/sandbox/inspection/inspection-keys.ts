import { html } from 'hono/html';
import { KEY_MODES } from '../charges/key-mode.ts';
import type { KeyModeRule } from '../sandbox-state.ts';
import { choice, form, text } from './inspection-form.ts';

const FIELDS = [
  choice('key-mode', 'mode', KEY_MODES),
  text('key-match', 'match', 'every request'),
] as const;

const rule = ({ mode, match }: KeyModeRule) =>
  html`<li><code>${mode}</code> ${match === undefined ? 'for every request' : `for ${match}`}</li>`;

/** Shows the policy for repeated Idempotency-Keys, and the form that changes it. */
export function keysSection(rules: readonly KeyModeRule[]) {
  return html`<h2>Repeated keys</h2>
    <ul>
      ${rules.length > 0 ? rules.map(rule) : rule({ mode: 'replaying' })}
    </ul>
    ${form('/sandbox/keys', FIELDS, 'Set mode')}
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
