import { fieldWidgetFacts } from '../../contract/generated/field-widgets.ts';
import { isObject, ownEntry } from '../../contract/is-object.ts';
import { paysByCard } from '../answer/answers.ts';
import type { MessageId } from '../language/sentence.ts';
import { reportUnknown } from '../names.ts';
import { formRule, alsoAt, partRule, type Rule } from '../rule.ts';
import { optionOf, optionPlace, uiSchemasIn } from './schema/forms.ts';
import type { FieldSchema, Form, FormPart } from './schema/forms.ts';

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

/** The names under which what is typed is kept out of storage and wiped, by what makes a field one of them. */
const NAMES: Readonly<Record<string, string>> = {
  'card-number': 'cardNumber',
  'cc-number': 'cardNumber',
  'card-cvv': 'cardCVV',
  cvv: 'cardCVV',
  'cc-csc': 'cardCVV',
};
const SECRETS = Object.values(NAMES);

/** Names that people give a field that asks for a card's secrets, as its name or its title. */
const ASKED: readonly (readonly [RegExp, string])[] = [
  [/^(?:n[uú]mero ?(?:do ?)?cart[aã]o|cart[aã]o ?n[uú]mero|card ?number)$/i, 'cardNumber'],
  [/^(?:cvv2?|cvc|c[oó]digo de seguran[cç]a(?: do cart[aã]o)?)$/i, 'cardCVV'],
];

/** The name that a field has to have, by its widget, its format, what browsers fill into it, or its words. */
function neededName({ schema, ui, path }: FormPart): string | undefined {
  const fills = String(optionOf(ui, 'autocomplete') ?? '').split(' ');
  const says = [String(optionOf(ui, 'widget')), schema.format ?? '', ...fills];
  const needed = says.map((one) => ownEntry(NAMES, one)).find((name) => name !== undefined);
  const words = schema.type === 'string' ? [path.at(-1)!, schema.title ?? ''] : [];
  return needed ?? ASKED.find(([pattern]) => words.some((one) => pattern.test(one)))?.[1];
}

const TYPED = ['string', 'number', 'integer', 'boolean'];

const isField = ({ schema, kind, path, ui }: FormPart): boolean =>
  kind === 'plain' &&
  path.length > 0 &&
  TYPED.includes(String(schema.type)) &&
  optionOf(ui, 'widget') !== 'hidden';

/** Whether a brand describes the field at the top of a form by itself, without one of the library. */
function isOwn({ block }: Form, { name }: FormPart): boolean {
  const { properties = {} } = block.schema;
  return Object.hasOwn(properties, name) && !properties[name]!.$ref;
}

const WIDGETS = [...fieldWidgetFacts.keys()];

export const rules: readonly Rule[] = [
  formRule('card-field', 'names', ({ form, report }) => {
    const { block, parts } = form;
    if (paysByCard(form) && !parts.some(({ name }) => SECRETS.includes(name)))
      report([block, 'action'], 'card-field.pays-card-but', { action: block.action });
  }),
  partRule('card-field', 'names', (part, { report }) => {
    const { schema, path, kind, slot, name: field } = part;
    if (kind === 'test' || path.length === 0) return;
    const name = path.at(-1)!;
    const needed = neededName(part);
    const owner = path.slice(0, -1).join('.');
    if (needed !== undefined && needed !== name)
      report([schema], 'card-field.takes-card-data', { path: field, needed });
    else if (SECRETS.includes(name) && slot?.keyword === 'properties' && owner !== '')
      report([schema], 'card-field.stands-within-where', { name, owner });
  }),
  formRule('field-label', 'warning', ({ form, report }) => {
    const labels = new Map<string, FormPart>();
    for (const part of form.parts.filter(isField)) {
      const { schema, name, path, ui } = part;
      const label = optionOf(ui, 'title') ?? schema.title;
      if (!label) report([schema], 'field-label.field-title-buyers', { name });
      else if (!schema.when) {
        const key = [...path.slice(0, -1), String(label).trim().toLowerCase()].join('.');
        const twin = labels.get(key);
        labels.set(key, part);
        const isFirst = twin && isOwn(form, twin) && !isOwn(form, part);
        const [own, other] = isFirst ? [twin, part] : [part, twin];
        const data = { name: own.name, other: other?.name };
        const related = other && [alsoAt([other.schema], 'other-one-here')];
        if (other) report([own.schema], 'field-label.fields-same-title', data, { related });
      }
      const isNeeded = form.schema.required?.includes(name) && !schema.format;
      if (isNeeded && isOwn(form, part) && !form.block.messages?.[name]?.required)
        report([schema], 'field-label.field-filled-but', { name, required: true });
    }
  }),
  formRule('widget', 'names', ({ form: { parts, ui: whole }, report }) => {
    const names = uiSchemasIn(whole).flatMap((ui) => {
      const name = optionOf(ui, 'widget');
      return typeof name === 'string' ? { name, at: optionPlace(ui, 'widget') } : [];
    });
    reportUnknown(report, names, [WIDGETS, 'list.widgets'], 'widget.there-widget');
    for (const { schema, name: path, ui, kind } of parts) {
      const widget = String(optionOf(ui, 'widget'));
      const message = kind === 'test' || path === '' ? undefined : findMismatch(schema, widget);
      if (ui && message) report(optionPlace(ui, 'widget'), message, { path, widget });
    }
  }),
];
