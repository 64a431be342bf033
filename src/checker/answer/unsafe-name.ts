import { entriesAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';

/** Names that every object of JavaScript has or that lead to its prototype; libraries refuse to write them. */
const UNSAFE_NAMES: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** No field has a name under which JavaScript keeps something else: its answer would be lost. */
export const rule: Rule = {
  id: 'unsafe-name',
  severity: 'error',
  checkForm({ form, report }) {
    for (const { node, path, kind } of form.parts) {
      if (kind === 'test') continue;
      for (const [name, { keyAt }] of entriesAt(node, 'properties')) {
        if (!UNSAFE_NAMES.includes(name)) continue;
        report({
          at: keyAt,
          message: 'unsafe-name.javascript-reserves-name',
          subject: `screens/${form.screen} ${[...path, name].join('.')}`,
          data: { name },
        });
      }
    }
  },
};
