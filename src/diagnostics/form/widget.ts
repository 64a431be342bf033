import { suggestFix } from '../../brand/parse/nearest-name.ts';
import type { Node } from '../../brand/parse/node.ts';
import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { fieldWidgetFacts } from '../../contract/generated/field-widgets.ts';
import { SCREEN, exampleField } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import { uiParts } from './schema/ui-parts.ts';

const known = [...fieldWidgetFacts.keys()];
/** RJSF's names for which there is no widget here. */
const FILES = ['file', 'files'];

/** Fields are drawn by widgets that exist and can show such a value. */
export const rule: Rule = {
  meta: {
    id: 'widget',
    severity: 'error',
    description:
      'A field is drawn by a widget that there is not, or that cannot show such a value.',
    howToFix: 'Take one of the widgets of the reference.',
    example: {
      file: SCREEN,
      wrong: exampleField({}, { ui: { nick: { 'ui:widget': 'textfield' } } }),
      right: exampleField({}, { ui: { nick: { 'ui:widget': 'textarea' } } }),
    },
  },
  checkForm({ form: { parts, ui }, report }) {
    for (const { node } of uiParts(ui)) {
      const name = widgetOf(node);
      if (name === undefined || known.includes(name)) continue;
      if (FILES.includes(name)) {
        report({
          at: placeOf(node),
          message: 'A form sends no files.',
          suggestion: 'Ask for a link: "format": "uri".',
        });
        continue;
      }
      report({
        at: placeOf(node),
        message: `There is no widget '${name}'.`,
        ...suggestFix(name, known, 'Widgets'),
        data: { name },
      });
    }
    for (const { node, path, ui: looks, kind } of parts) {
      const own = nodeAt(ui, looks);
      const name = widgetOf(own);
      if (kind === 'test' || path.length === 0 || !name) continue;
      const problem = mismatch(node, name);
      if (problem)
        report({
          at: placeOf(own!),
          message: `'${path.join('.')}' ${problem.what}`,
          suggestion: problem.advice,
          data: { path: path.join('.'), what: problem.what },
        });
    }
  },
};

const widgetOf = (ui: Node | undefined): string | undefined =>
  textAt(ui, 'ui:widget') ?? textAt(ui, 'ui:options', 'widget');

const placeOf = (ui: Node) =>
  (nodeAt(ui, ['ui:widget']) ?? nodeAt(ui, ['ui:options', 'widget']) ?? ui).at;

function mismatch(field: Node, name: string) {
  const { origin, takes } = fieldWidgetFacts.get(name) ?? {};
  if (takes === undefined) return undefined;
  // A property that takes the group has lost the name by now.
  if (origin === 'group') {
    return {
      what: `cannot be drawn as the fields of '${name}'.`,
      advice: 'Leave its schema empty: the widget brings its own.',
    };
  }
  const types = typesOf(field);
  const isBoolean = types.length === 1 && types[0] === 'boolean';
  if (isBoolean && !['boolean', 'one-of', 'any'].includes(takes)) {
    return { what: 'is a yes-or-no field.', advice: 'Give it "ui:widget": "consent", or none.' };
  }
  if (takes === 'boolean' && types.length > 0 && !types.includes('boolean')) {
    return { what: 'is no yes-or-no field.', advice: 'Give it "type": "boolean".' };
  }
  if (takes === 'one-of' && !isBoolean && !hasValues(field)) {
    return { what: 'has no values to choose from.', advice: 'List them in "enum".' };
  }
  if (takes === 'some-of' && !hasValues(nodeAt(field, ['items'])) && !hasValues(field)) {
    return {
      what: 'has no boxes to tick.',
      advice: 'Make it a list: "type": "array", "uniqueItems": true, "items": { "enum": [...] }.',
    };
  }
  const isNumber = types.some((type) => type === 'number' || type === 'integer');
  if (takes === 'number' && types.length > 0 && !isNumber) {
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
