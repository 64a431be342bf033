import { nodeAt, textAt, toValue } from '../../brand/parse/node.ts';
import { SCREEN, exampleForm } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';

/** No consent is given before the buyer gives it (D-97). */
export const rule: Rule = {
  meta: {
    id: 'consent',
    severity: 'error',
    description: 'A consent that is ticked beforehand is none.',
    howToFix: 'Delete the "default".',
    example: {
      file: SCREEN,
      wrong: exampleForm(
        { properties: { news: { type: 'boolean', title: 'Quero novidades', default: true } } },
        { ui: { news: { 'ui:widget': 'consent' } } },
      ),
      right: exampleForm(
        { properties: { news: { type: 'boolean', title: 'Quero novidades' } } },
        { ui: { news: { 'ui:widget': 'consent' } } },
      ),
    },
  },
  checkForm({ form: { parts, ui }, report }) {
    for (const { node, path, ui: looks } of parts) {
      const given = nodeAt(node, ['default']);
      const isConsent = textAt(ui, ...looks, 'ui:widget') === 'consent';
      if (!isConsent || !given || toValue(given) !== true) continue;
      report({
        at: given.at,
        message: `'${path.join('.')}' would be ticked beforehand.`,
        suggestion: 'Delete the default.',
        data: { path: path.join('.') },
      });
    }
  },
};
