import type { Node } from '../../brand/node.ts';
import { entriesAt, itemsAt, nodeAt, textAt } from '../../brand/node.ts';
import { suggestName } from '../../brand/nearest-name.ts';
import type { Check, Report } from '../check.ts';

/** 'ui:order' names fields of the form, and all of them unless '*' stands for the rest. */
export const uiOrder: Check = {
  rule: 'ui-order',
  run({ forms }, report) {
    for (const { schema, ui } of forms.filter(({ hasSlip }) => !hasSlip))
      checkOrder(schema, ui, report);
  },
};

function checkOrder(schema: Node, ui: Node, report: Report): void {
  const names = entriesAt(schema, 'properties').map(([name]) => name);
  const order = nodeAt(ui, ['ui:order']);
  if (order) {
    const items = itemsAt(order);
    for (const item of items) {
      const name = textAt(item);
      if (name === undefined || name === '*' || names.includes(name)) continue;
      report(item.at, `There is no field '${name}' to order.`, suggestName(name, names, 'Fields'));
    }
    const ordered = items.map((item) => textAt(item));
    const left = names.filter((name) => !ordered.includes(name));
    if (left.length > 0 && !ordered.includes('*')) {
      const message = `'ui:order' leaves out ${left.join(', ')}.`;
      report(order.at, message, `Add what is left out, or "*" where the rest shall stand.`);
    }
  }
  for (const [name, { node }] of entriesAt(schema, 'properties')) {
    const inner = nodeAt(ui, [name]);
    if (inner) checkOrder(node, inner, report);
  }
}
