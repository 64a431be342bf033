import { nodeAt, textAt, toValue } from '../../brand/parse/node.ts';
import { formExample } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import { uiOption } from './schema/ui-schemas.ts';

/** No consent is given before the buyer gives it (D-97). */
export const rule: Rule = {
  meta: {
    id: 'consent',
    severity: 'error',
    description: 'A consent that is ticked beforehand is none.',
    howToFix: 'Delete the "default".',
    example: formExample(
      {
        schema: {
          properties: { news: { type: 'boolean', title: 'Quero novidades', default: true } },
        },
        ui: { news: { 'ui:widget': 'consent' } },
      },
      {
        schema: { properties: { news: { type: 'boolean', title: 'Quero novidades' } } },
        ui: { news: { 'ui:widget': 'consent' } },
      },
    ),
  },
  checkForm({ form: { parts }, report }) {
    for (const { node, name, ui } of parts) {
      const given = nodeAt(node, ['default']);
      const isConsent = textAt(uiOption(ui, 'widget')) === 'consent';
      if (!isConsent || !given || toValue(given) !== true) continue;
      report({
        at: given.at,
        message: `'${name}' would be ticked beforehand.`,
        suggestion: 'Delete the default.',
        data: { path: name },
      });
    }
  },
};
