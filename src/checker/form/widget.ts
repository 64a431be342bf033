import { itemsAt, nodeAt, textAt, type Node } from '../../brand/parse/node.ts';
import { fieldWidgetFacts } from '../../contract/generated/field-widgets.ts';
import type { Rule } from '../rule.ts';
import { namesIn, reportUnknown } from '../unknown-names.ts';
import { uiOption, uiSchemasIn } from './schema/ui-schemas.ts';
import { say, type MessageId } from '../language/sentence.ts';

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
      report({ at, message: 'widget.form-sends-files' });
    }
    const others = names.filter(({ name }) => !FILES.includes(name));
    reportUnknown(others, known, 'list.widgets', report, (name) => ({
      message: say('widget.there-widget', { name }),
    }));
    for (const { node, name: path, ui: own, kind } of parts) {
      const widget = uiOption(own, 'widget');
      const mismatch = findMismatch(node, textAt(widget));
      if (!widget || !mismatch || kind === 'test' || path === '') continue;
      report({ at: widget.at, message: mismatch, data: { path, widget: textAt(widget) } });
    }
  },
};

/** The message about a field that does not fit its widget. */
function findMismatch(field: Node, widget = ''): MessageId | undefined {
  const { origin, takes } = fieldWidgetFacts.get(widget) ?? {};
  if (takes === undefined) return undefined;
  // A property that takes the group has lost the name by now.
  if (origin === 'group') {
    return 'widget.group';
  }
  const types = [nodeAt(field, ['type']), ...itemsAt(field, 'type')]
    .flatMap((type) => textAt(type) ?? [])
    .filter((type) => type !== 'null');
  const isBoolean = types.length === 1 && types[0] === 'boolean';
  const isOtherThan = (...expected: string[]) =>
    types.length > 0 && !types.some((type) => expected.includes(type));
  if (isBoolean && !['boolean', 'one-of', 'any'].includes(takes)) {
    return 'widget.is-boolean';
  }
  if (takes === 'boolean' && isOtherThan('boolean')) {
    return 'widget.no-boolean';
  }
  if (takes === 'one-of' && !isBoolean && !hasValues(field)) {
    return 'widget.no-values';
  }
  if (takes === 'some-of' && !hasValues(field)) {
    return 'widget.no-boxes';
  }
  if (takes === 'number' && isOtherThan('number', 'integer')) {
    return 'widget.no-number';
  }
  return undefined;
}

const VALUES = ['enum', 'oneOf', 'anyOf', 'allOf', '$ref', 'const'];

const hasValues = (field: Node | undefined): boolean =>
  field !== undefined &&
  (VALUES.some((keyword) => nodeAt(field, [keyword])) || hasValues(nodeAt(field, ['items'])));
