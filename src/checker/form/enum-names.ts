import { nodeAt } from '../../brand/parse/node.ts';
import { younger } from '../age-of.ts';
import type { Rule } from '../rule.ts';

/** A field's names for its values are as many as the values, for they are matched by their order. */
export const rule: Rule = {
  id: 'enum-names',
  severity: 'error',
  checkForm({ merged, form: { parts }, report }) {
    for (const { node, name, ui } of parts) {
      const values = nodeAt(node, ['enum']);
      const names = nodeAt(ui, ['ui:enumNames']);
      if (values?.kind !== 'array' || names?.kind !== 'array') continue;
      if (values.items.length === names.items.length) continue;
      report({
        at: younger(merged, names, values).at,
        message: 'enum-names.values-enum-but',
        data: { path: name, length: names.items.length, itemsCount: values.items.length },
      });
    }
  },
};
