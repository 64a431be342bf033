import { itemsAt, nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import { fieldWidgetFacts } from '../../contract/generated/field-widgets.ts';
import type { Rule } from '../rule.ts';
import { namesIn, reportUnknown } from '../unknown-names.ts';
import { uiOption, uiSchemasIn } from './schema/ui-schemas.ts';

const known = [...fieldWidgetFacts.keys()];
/** RJSF's names for which there is no widget here. */
const FILES = ['file', 'files'];

/** Fields are drawn by widgets that exist and can show such a value. */
export const rule: Rule = {
  id: 'widget',
  severity: 'error',
  phase: 'names',
  checkForm({ form: { parts, ui }, report }) {
    const names = namesIn(...uiSchemasIn(ui).map((one) => uiOption(one, 'widget')));
    for (const { at } of names.filter(({ name }) => FILES.includes(name))) {
      report({
        at,
        message: 'A form sends no files.',
        suggestion: 'Ask for a link: "format": "uri".',
      });
    }
    const others = names.filter(({ name }) => !FILES.includes(name));
    reportUnknown(others, known, 'Widgets', report, (name) => ({
      message: `There is no widget '${name}'.`,
    }));
    for (const { node, name: path, ui: own, kind } of parts) {
      const widget = uiOption(own, 'widget');
      const mismatch = findMismatch(node, textAt(widget));
      if (!widget || !mismatch || kind === 'test' || path === '') continue;
      const [what, suggestion] = mismatch;
      report({ at: widget.at, message: `'${path}' ${what}`, suggestion, data: { path, what } });
    }
  },
};

/** Says in which way a field does not fit its widget, and what to do. */
function findMismatch(field: Node, widget = ''): [what: string, suggestion: string] | undefined {
  const { origin, takes } = fieldWidgetFacts.get(widget) ?? {};
  if (takes === undefined) return undefined;
  // A property that takes the group has lost the name by now.
  if (origin === 'group') {
    return [
      `cannot be drawn as the fields of '${widget}'.`,
      'Leave its schema empty: the widget brings its own.',
    ];
  }
  const types = [nodeAt(field, ['type']), ...itemsAt(field, 'type')]
    .flatMap((type) => textAt(type) ?? [])
    .filter((type) => type !== 'null');
  const isBoolean = types.length === 1 && types[0] === 'boolean';
  const isOtherThan = (...expected: string[]) =>
    types.length > 0 && !types.some((type) => expected.includes(type));
  if (isBoolean && !['boolean', 'one-of', 'any'].includes(takes)) {
    return ['is a yes-or-no field.', 'Give it "ui:widget": "consent", or none.'];
  }
  if (takes === 'boolean' && isOtherThan('boolean')) {
    return ['is no yes-or-no field.', 'Give it "type": "boolean".'];
  }
  if (takes === 'one-of' && !isBoolean && !hasValues(field)) {
    return ['has no values to choose from.', 'List them in "enum".'];
  }
  if (takes === 'some-of' && !hasValues(field)) {
    return [
      'has no boxes to tick.',
      'Make it a list: "type": "array", "uniqueItems": true, "items": { "enum": [...] }.',
    ];
  }
  if (takes === 'number' && isOtherThan('number', 'integer')) {
    return ['is no number.', 'Give it "type": "number" or "integer".'];
  }
  return undefined;
}

const VALUES = ['enum', 'oneOf', 'anyOf', 'allOf', '$ref', 'const'];

const hasValues = (field: Node | undefined): boolean =>
  field !== undefined &&
  (VALUES.some((keyword) => nodeAt(field, [keyword])) || hasValues(nodeAt(field, ['items'])));
