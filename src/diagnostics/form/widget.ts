import { suggestName } from '../../brand/parse/nearest-name.ts';
import type { Node } from '../../brand/parse/node.ts';
import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { groupWidgets } from '../../contract/group-widgets.ts';
import { stockWidgetNames } from '../../contract/stock-widgets.ts';
import { widgetNames } from '../../../widgets/fields/names.ts';
import type { Check } from '../rule.ts';
import { uiParts } from './schema/ui-parts.ts';

const groups = Object.keys(groupWidgets);
const known: readonly string[] = [...widgetNames, ...stockWidgetNames, ...groups];
/** Widgets that choose among the values of a field; of yes and no without being told. */
const CHOOSING = ['select', 'choice', 'radio'];
const YES_OR_NO = [...CHOOSING, 'checkbox', 'consent', 'hidden'];
const NUMBERS = ['range', 'updown'];
/** RJSF's, for which nothing here stands in. */
const FILES = ['file', 'files'];

/** Fields are drawn by widgets that exist and can show such a value. */
export const widget: Check = {
  rule: 'widget',
  run({ forms }, report) {
    for (const { parts, ui } of forms) {
      for (const { node } of uiParts(ui)) {
        const name = widgetOf(node);
        if (name === undefined || known.includes(name)) continue;
        if (FILES.includes(name)) {
          report(placeOf(node), 'A form sends no files.', 'Ask for a link: "format": "uri".');
          continue;
        }
        report(placeOf(node), `There is no widget '${name}'.`, suggestName(name, known, 'Widgets'));
      }
      for (const { node, path, ui: looks, kind } of parts) {
        const own = nodeAt(ui, looks);
        const name = widgetOf(own);
        if (kind === 'test' || path.length === 0 || !name || !known.includes(name)) continue;
        const fault = mismatch(node, name);
        if (fault) report(placeOf(own!), `'${path.join('.')}' ${fault.what}`, fault.advice);
      }
    }
  },
};

const widgetOf = (ui: Node | undefined): string | undefined =>
  textAt(ui, 'ui:widget') ?? textAt(ui, 'ui:options', 'widget');

const placeOf = (ui: Node) =>
  (nodeAt(ui, ['ui:widget']) ?? nodeAt(ui, ['ui:options', 'widget']) ?? ui).at;

function mismatch(field: Node, name: string) {
  // A property that takes the group has lost the name by now.
  if (groups.includes(name)) {
    return {
      what: `cannot be drawn as the fields of '${name}'.`,
      advice: 'Leave its schema empty: the widget brings its own.',
    };
  }
  const types = typesOf(field);
  const isBoolean = types.length === 1 && types[0] === 'boolean';
  if (isBoolean && !YES_OR_NO.includes(name)) {
    return { what: 'is a yes-or-no field.', advice: 'Give it "ui:widget": "consent", or none.' };
  }
  const isBox = name === 'consent' || name === 'checkbox';
  if (isBox && types.length > 0 && !types.includes('boolean')) {
    return { what: 'is no yes-or-no field.', advice: 'Give it "type": "boolean".' };
  }
  if (CHOOSING.includes(name) && !isBoolean && !hasValues(field)) {
    return { what: 'has no values to choose from.', advice: 'List them in "enum".' };
  }
  if (name === 'checkboxes' && !hasValues(nodeAt(field, ['items'])) && !hasValues(field)) {
    return {
      what: 'has no boxes to tick.',
      advice: 'Make it a list: "type": "array", "uniqueItems": true, "items": { "enum": [...] }.',
    };
  }
  const isNumber = types.some((type) => type === 'number' || type === 'integer');
  if (NUMBERS.includes(name) && types.length > 0 && !isNumber) {
    return { what: 'is no number.', advice: 'Give it "type": "number" or "integer".' };
  }
  return undefined;
}

function typesOf(field: Node): string[] {
  const type = textAt(field, 'type');
  const types = itemsAt(field, 'type').map((one) => textAt(one) ?? '');
  return (type === undefined ? types : [type]).filter((one) => one !== 'null');
}

const VALUES = ['enum', 'oneOf', 'anyOf', 'allOf', '$ref', 'const'];

const hasValues = (field: Node | undefined): boolean =>
  VALUES.some((keyword) => nodeAt(field, [keyword]) !== undefined) ||
  (nodeAt(field, ['items']) !== undefined && hasValues(nodeAt(field, ['items'])));
