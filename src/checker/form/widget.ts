import { fieldWidgetFacts } from '../../contract/generated/field-widgets.ts';
import { isObject } from '../../contract/is-object.ts';
import type { MessageId } from '../language/sentence.ts';
import { reportUnknown } from '../names.ts';
import { formRule } from '../rule.ts';
import { optionOf, optionPlace, type FieldSchema, uiSchemasIn } from './schema/forms.ts';

const known = [...fieldWidgetFacts.keys()];

export const rule = formRule('widget', 'names', ({ form: { parts, ui: whole }, report }) => {
  const names = uiSchemasIn(whole).flatMap((ui) => {
    const name = optionOf(ui, 'widget');
    return typeof name === 'string' ? { name, at: optionPlace(ui, 'widget') } : [];
  });
  reportUnknown(report, names, [known, 'list.widgets'], 'widget.there-widget');
  for (const { schema, name: path, ui, kind } of parts) {
    const widget = String(optionOf(ui, 'widget'));
    const message = kind === 'test' || path === '' ? undefined : findMismatch(schema, widget);
    if (ui && message) report(optionPlace(ui, 'widget'), message, { path, widget });
  }
});

/** Widgets for a text that leave a number in a field of numbers. */
const WRITE_NUMBERS = ['text', 'textarea', 'password', 'installments'];

function findMismatch(schema: FieldSchema, widget: string): MessageId | undefined {
  const { origin, takes } = fieldWidgetFacts.get(widget) ?? {};
  // A property that takes the group has lost the name by now.
  if (origin === 'group') return 'widget.group';
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  const isOtherThan = (...expected: string[]) =>
    types.length > 0 && !types.some((type) => expected.includes(type));
  const isBoolean = types.join() === 'boolean';
  switch (takes) {
    case undefined:
    case 'any':
      return undefined;
    case 'boolean':
      return isOtherThan('boolean') ? 'widget.no-boolean' : undefined;
    case 'one-of':
      return isBoolean || hasValues(schema) ? undefined : 'widget.no-values';
    case 'some-of':
      return hasValues(schema) && !isOtherThan('array') ? undefined : 'widget.no-boxes';
    case 'number':
      return isOtherThan('number', 'integer') ? 'widget.no-number' : undefined;
    case 'text':
      if (isBoolean) return 'widget.is-boolean';
      return isOtherThan('string') && !WRITE_NUMBERS.includes(widget)
        ? 'widget.no-text'
        : undefined;
  }
}

const VALUES = ['enum', 'oneOf', 'anyOf', 'allOf', '$ref', 'const'];

const hasValues = (schema: FieldSchema): boolean =>
  VALUES.some((keyword) => keyword in schema) ||
  (isObject(schema.items) && hasValues(schema.items));
