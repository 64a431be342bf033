import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { suggestName } from '../../brand/parse/nearest-name.ts';
import type { Check } from '../rule.ts';
import { propertyNames } from './schema/described.ts';

/** 'ui:order' names fields of the form, and all of them unless '*' stands for the rest. */
export const uiOrder: Check = {
  rule: 'ui-order',
  run({ forms }, report) {
    // Forms of screens that extend another one may have its very order.
    const seen = new Set<unknown>();
    for (const { schema, parts, ui } of forms.filter(({ hasSlip }) => !hasSlip)) {
      for (const { path, ui: looks, kind } of parts) {
        const order = nodeAt(ui, [...looks, 'ui:order']);
        if (!order || kind === 'test' || seen.has(order)) continue;
        seen.add(order);
        const names = propertyNames(schema, path);
        const items = itemsAt(order);
        for (const item of items) {
          const name = textAt(item);
          if (name === undefined || name === '*' || names.includes(name)) continue;
          const hint = suggestName(name, names, 'Fields');
          report(item.at, `There is no field '${name}' to order.`, hint);
        }
        const ordered = items.map((item) => textAt(item));
        const left = names.filter((name) => !ordered.includes(name));
        if (left.length > 0 && !ordered.includes('*')) {
          const message = `'ui:order' leaves out ${left.join(', ')}.`;
          report(order.at, message, `Add what is left out, or "*" where the rest shall stand.`);
        }
      }
    }
  },
};
