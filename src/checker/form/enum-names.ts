import { younger } from '../age-of.ts';
import type { Rule } from '../rule.ts';
import { nodeOf } from '../typed.ts';
import { optionOf } from './schema/look.ts';

/** A field's names for its values are as many as the values, for they are matched by their order. */
export const rule: Rule = {
  id: 'enum-names',
  severity: 'error',
  checkForm({ merged, form: { parts }, report }) {
    for (const { schema, name, ui } of parts) {
      const values = schema.enum;
      const names = optionOf(ui, 'enumNames');
      if (!values || !Array.isArray(names) || values.length === names.length) continue;
      report({
        at: younger(merged, nodeOf(names), nodeOf(values)).at,
        message: 'enum-names.values-enum-but',
        data: { path: name, length: names.length, itemsCount: values.length },
      });
    }
  },
};
