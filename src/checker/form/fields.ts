import { ACTIONS } from '../../contract/actions.ts';
import { fieldWidgetFacts } from '../../contract/generated/field-widgets.ts';
import type { ActionName } from '../../contract/generated/names.ts';
import { isObject, ownEntry } from '../../contract/is-object.ts';
import { paymentMethod } from '../../contract/payment-methods.ts';
import type { MessageId } from '../language/sentence.ts';
import { reportUnknown } from '../names.ts';
import { alsoAt, formRule, type Rule } from '../rule.ts';
import { nodeOf, placeOf } from '../typed.ts';
import {
  optionOf,
  optionPlace,
  type FieldSchema,
  type Form,
  type FormPart,
  uiSchemasIn,
} from './schema/forms.ts';

const known = [...fieldWidgetFacts.keys()];

/** Fields are drawn by widgets that exist and can show such a value. */
export const widget = formRule('widget', 'names', ({ form: { parts, ui: whole }, report }) => {
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

/** The message about a field that does not fit its widget. */
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
      return hasValues(schema) ? undefined : 'widget.no-boxes';
    case 'number':
      return isOtherThan('number', 'integer') ? 'widget.no-number' : undefined;
    case 'text':
      return isBoolean ? 'widget.is-boolean' : undefined;
    default:
      throw new Error(`No widget is known that takes '${String(takes satisfies never)}'.`);
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

/** Card number and CVV stand at the top of a form under the names that keep them secret. */
export const cardField = formRule('card-field', 'names', ({ form, report }) => {
  const { block, parts } = form;
  if (isCardless(form))
    report(placeOf(block, 'action'), 'card-field.pays-card-but', { action: block.action });
  for (const part of parts) {
    const { path, kind, slot, name: field } = part;
    if (kind === 'test' || path.length === 0) continue;
    const { at } = nodeOf(part.schema);
    const name = path.at(-1)!;
    const needed = neededName(part);
    if (needed !== undefined && needed !== name) {
      report(at, 'card-field.takes-card-data', { path: field, needed });
    } else if (SECRETS.includes(name) && slot?.keyword === 'properties' && path.length > 1) {
      const owner = path.slice(0, -1).join('.');
      report(at, 'card-field.stands-within-where', { name, owner });
    }
  }
});

/** Whether a form pays by card and has no field of one; where only one is gone, it is still required. */
function isCardless({ block, parts }: Form): boolean {
  const { paysBy } = ACTIONS[block.action as ActionName];
  const hasSecret = parts.some(({ name }) => SECRETS.includes(name));
  return paysBy !== undefined && paymentMethod(paysBy).hasCard === true && !hasSecret;
}

const TYPED = ['string', 'number', 'integer', 'boolean'];

/** Each field says what it asks for, in other words than the fields beside it, and what is wrong with an answer. */
export const fieldLabel = formRule('field-label', 'warning', ({ form, report }) => {
  const { block, schema } = form;
  const labels = new Map<string, FormPart>();
  for (const part of form.parts.filter(isField)) {
    const { name, path, ui } = part;
    const { at } = nodeOf(part.schema);
    const label = optionOf(ui, 'title') ?? part.schema.title;
    if (!label) report(at, 'field-label.field-title-buyers', { name });
    else if (!part.schema.when) {
      const key = [...path.slice(0, -1), String(label).trim().toLowerCase()].join('.');
      const twin = labels.get(key);
      const isFirst = twin && isOwn(form, twin) && !isOwn(form, part);
      const [own, other] = isFirst ? [twin, part] : [part, twin];
      const data = { name: own.name, other: other?.name };
      const related = other && [alsoAt(nodeOf(other.schema).at, 'other-one-here')];
      if (twin) report(nodeOf(own.schema).at, 'field-label.fields-same-title', data, { related });
      labels.set(key, part);
    }
    const isNeeded = schema.required?.includes(name) && !part.schema.format;
    if (isNeeded && isOwn(form, part) && !block.messages?.[name]?.required)
      report(at, 'field-label.field-filled-but', { name, required: true });
  }
});

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

export const rules: readonly Rule[] = [widget, cardField, fieldLabel];
