import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { suggestFix } from '../../brand/parse/nearest-name.ts';
import { SCREEN, exampleField } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import { propertyNames } from './schema/described.ts';

/** 'ui:order' names fields of the form, and all of them unless '*' stands for the rest. */
export const rule: Rule = {
  meta: {
    id: 'ui-order',
    severity: 'error',
    description: '"ui:order" names the fields in their order: all of them, or "*" for the rest.',
    howToFix: 'Add what is left out, or "*".',
    example: {
      file: SCREEN,
      wrong: exampleField({}, { ui: { 'ui:order': ['name', 'email'] } }),
      right: exampleField({}, { ui: { 'ui:order': ['name', 'email', '*'] } }),
    },
  },
  checkForm({ form: { schema, parts, ui, hasSlip }, report }) {
    if (hasSlip) return;
    // Parts of a form may share one order.
    const seen = new Set<unknown>();
    for (const { path, ui: looks, kind } of parts) {
      const order = nodeAt(ui, [...looks, 'ui:order']);
      if (!order || kind === 'test' || seen.has(order)) continue;
      seen.add(order);
      const names = propertyNames(schema, path);
      const items = itemsAt(order);
      for (const item of items) {
        const name = textAt(item);
        if (name === undefined || name === '*' || names.includes(name)) continue;
        report({
          at: item.at,
          message: `There is no field '${name}' to order.`,
          ...suggestFix(name, names, 'Fields'),
          data: { name },
        });
      }
      const ordered = items.map((item) => textAt(item));
      const left = names.filter((name) => !ordered.includes(name));
      if (left.length > 0 && !ordered.includes('*')) {
        const message = `'ui:order' leaves out ${left.join(', ')}.`;
        report({
          at: order.at,
          message,
          suggestion: `Add what is left out, or "*" where the rest shall stand.`,
        });
      }
    }
  },
};
