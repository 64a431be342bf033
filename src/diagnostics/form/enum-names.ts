import { nodeAt } from '../../brand/parse/node.ts';
import { younger } from '../age-of.ts';
import { fieldExample } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';

/** A field's names for its values are as many as the values, for they are matched by their order. */
export const rule: Rule = {
  meta: {
    id: 'enum-names',
    severity: 'error',
    description:
      'The names of choices are matched with their values by their order, so there have to be as many.',
    howToFix: 'Give each value one name.',
    example: fieldExample(
      { enum: ['m', 't'], ui: { nick: { 'ui:widget': 'choice', 'ui:enumNames': ['Manhã'] } } },
      {
        enum: ['m', 't'],
        ui: { nick: { 'ui:widget': 'choice', 'ui:enumNames': ['Manhã', 'Tarde'] } },
      },
    ),
    pt: {
      "'{}' has {} values (enum), but {} names (ui:enumNames).":
        "'{}' tem {} valores (enum), mas {} nomes (ui:enumNames).",
      'Give each value one name, in the same order.': 'Dê um nome a cada valor, na mesma ordem.',
    },
  },
  checkForm({ merged, form: { parts }, report }) {
    for (const { node, name, ui } of parts) {
      const values = nodeAt(node, ['enum']);
      const names = nodeAt(ui, ['ui:enumNames']);
      if (values?.kind !== 'array' || names?.kind !== 'array') continue;
      if (values.items.length === names.items.length) continue;
      report({
        at: younger(merged, names, values).at,
        message: `'${name}' has ${values.items.length} values (enum), but ${names.items.length} names (ui:enumNames).`,
        suggestion: 'Give each value one name, in the same order.',
        data: { path: name, length: names.items.length },
      });
    }
  },
};
