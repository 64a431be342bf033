import { nodeAt } from '../../brand/parse/node.ts';
import { younger } from '../age-of.ts';
import { SCREEN, exampleField } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';

/** A field's names for its values are as many as the values, for they are matched by their order. */
export const rule: Rule = {
  meta: {
    id: 'enum-names',
    severity: 'error',
    description:
      'The names of choices are matched with their values by their order, so there have to be as many.',
    howToFix: 'Give each value one name.',
    example: {
      file: SCREEN,
      wrong: exampleField(
        { enum: ['m', 't'] },
        { ui: { nick: { 'ui:widget': 'choice', 'ui:enumNames': ['Manhã'] } } },
      ),
      right: exampleField(
        { enum: ['m', 't'] },
        { ui: { nick: { 'ui:widget': 'choice', 'ui:enumNames': ['Manhã', 'Tarde'] } } },
      ),
    },
  },
  checkForm({ merged, form: { parts, ui }, report }) {
    for (const { node, path, ui: looks } of parts) {
      const values = nodeAt(node, ['enum']);
      const names = nodeAt(ui, [...looks, 'ui:enumNames']);
      if (values?.kind !== 'array' || names?.kind !== 'array') continue;
      if (values.items.length === names.items.length) continue;
      report({
        at: younger(merged, names, values).at,
        message: `'${path.join('.')}' has ${values.items.length} values (enum), but ${names.items.length} names (ui:enumNames).`,
        suggestion: 'Give each value one name, in the same order.',
        data: { path: path.join('.'), length: names.items.length },
      });
    }
  },
};
