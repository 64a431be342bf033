import { suggestName } from '../../brand/nearest-name.ts';
import type { Node } from '../../brand/node.ts';
import { nodeAt, textAt } from '../../brand/node.ts';
import { widgetNames } from '../../../widgets/fields/names.ts';
import type { Check } from '../check.ts';
import { uiParts } from '../ui-parts.ts';

const known: readonly string[] = widgetNames;
/** Widgets that choose among the values of a field. */
const CHOOSING = ['select', 'choice'];

/** Fields are drawn by widgets that exist and can show such a value. */
export const widget: Check = {
  rule: 'widget',
  run({ forms }, report) {
    for (const { parts, ui } of forms) {
      for (const { node } of uiParts(ui)) {
        const name = textAt(node, 'ui:widget');
        if (name === undefined || known.includes(name)) continue;
        const { at } = nodeAt(node, ['ui:widget'])!;
        report(at, `There is no widget '${name}'.`, suggestName(name, known, 'Widgets'));
      }
      for (const { node, path, kind } of parts) {
        const own = nodeAt(ui, path);
        const name = textAt(own, 'ui:widget');
        if (kind !== 'plain' || path.length === 0 || (name && !known.includes(name))) continue;
        const fault = mismatch(node, name);
        const { at } = nodeAt(own, ['ui:widget']) ?? node;
        if (fault) report(at, `'${path.join('.')}' ${fault.what}`, fault.advice);
      }
    }
  },
};

function mismatch(field: Node, name: string | undefined) {
  const type = textAt(field, 'type');
  if (type === 'boolean' && name !== 'consent') {
    return { what: 'is a yes-or-no field.', advice: 'Give it "ui:widget": "consent".' };
  }
  if (name === 'consent' && type !== 'boolean') {
    return { what: 'is no yes-or-no field.', advice: 'Give it "type": "boolean".' };
  }
  const hasValues = nodeAt(field, ['enum']) ?? nodeAt(field, ['oneOf']) ?? nodeAt(field, ['$ref']);
  if (name && CHOOSING.includes(name) && !hasValues) {
    return { what: 'has no values to choose from.', advice: 'List them in "enum".' };
  }
  return undefined;
}
