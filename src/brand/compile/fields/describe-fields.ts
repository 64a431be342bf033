import { getSchemaType, getUiOptions, optionsList, orderProperties } from '@rjsf/utils';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { FormGroup, FormInput } from '../../../contract/compiled-brand.ts';
import { fieldWidgetFacts } from '../../../contract/generated/field-widgets.ts';
import { isObject } from '../../../contract/is-object.ts';
import type { JsonValue } from '../../parse/node.ts';
import type { JsonObject } from '../sub-schemas.ts';
import { changesDrawing } from './changes-drawing.ts';
import { hasRjsfFields } from './rjsf-fields.ts';

/** A widget's options that the description says in its own way, or that only RJSF reads. */
const NOT_SENT: readonly string[] = [
  'autofocus',
  'classNames',
  'description',
  'disabled',
  'enumNames',
  'enumOrder',
  'help',
  'hideError',
  'label',
  'placeholder',
  'readonly',
  'style',
  'title',
  'widget',
];

/** Flags that a group hands down to its fields. */
interface Inherited {
  isDisabled?: boolean;
  isReadonly?: boolean;
}

/** A part of a form that only RJSF draws as it is meant. */
class NeedsRjsf extends Error {}

/**
 * The fields of a form as they are drawn, so that no browser derives them from the schema; undefined
 * where values decide what is drawn, or where the form needs more than plain fields. `schema` is a
 * settled one (settle-schema.ts), `ui` its uiSchema. What is described is what RJSF would draw.
 */
export function describeFields(schema: JsonObject, ui: JsonValue): FormGroup | undefined {
  if (hasRjsfFields(schema, ui) || changesDrawing(schema, ui)) return undefined;
  try {
    return describeGroup('', schema, isObject(ui) ? ui : {}, {});
  } catch (error) {
    if (error instanceof NeedsRjsf) return undefined;
    throw error;
  }
}

function describeGroup(
  name: string,
  schema: RJSFSchema,
  ui: UiSchema,
  inherited: Inherited,
): FormGroup {
  const options = getUiOptions(ui);
  if (schema.default !== undefined) throw new NeedsRjsf();
  const isNamed = options.label !== false;
  const flags = flagsOf(schema, ui, inherited);
  const properties = schema.properties ?? {};
  const fields = orderOf(Object.keys(properties), options.order).map((key) => {
    const property = properties[key];
    // A dot would part the name into two, and a schema that is true draws nothing.
    if (!isObject(property) || key.includes('.')) throw new NeedsRjsf();
    const isRequired = schema.required?.includes(key) === true;
    const own: UiSchema = ui[key] ?? {};
    return getSchemaType(property) === 'object'
      ? { ...describeGroup(key, property, own, flags), isRequired: isRequired || undefined }
      : describeInput(key, property, own, flags, isRequired);
  });
  return compact({
    name,
    title: isNamed ? (options.title ?? schema.title ?? name) || undefined : undefined,
    description:
      [isNamed && (options.description ?? schema.description), options.help]
        .filter(Boolean)
        .join(' ') || undefined,
    fields,
  });
}

function orderOf(names: string[], order: unknown): string[] {
  try {
    return orderProperties(names, order as string[] | undefined);
  } catch {
    // RJSF draws what is wrong with it.
    throw new NeedsRjsf();
  }
}

function describeInput(
  name: string,
  schema: RJSFSchema,
  ui: UiSchema,
  inherited: Inherited,
  isRequired: boolean,
): FormInput {
  const options = getUiOptions(ui);
  const type = getSchemaType(schema);
  const label = options.title || schema.title || name;
  // An empty title is a label to widgets and none to the field around them.
  if (label !== (options.title ?? schema.title ?? name)) throw new NeedsRjsf();
  if (typeof schema.default === 'object' && schema.default !== null) throw new NeedsRjsf();
  const flags = flagsOf(schema, ui, inherited);
  const sent = Object.entries(options).filter(([key]) => !NOT_SENT.includes(key));
  const isNumber = type === 'number' || type === 'integer';
  return compact({
    name,
    label,
    isLabelHidden: options.label === false || undefined,
    widget: widgetOf(schema, ui),
    type: isNumber || type === 'boolean' ? type : undefined,
    minimum: isNumber ? schema.minimum : undefined,
    default: schema.default,
    isRequired: isRequired || undefined,
    isReadonly: flags.isReadonly || undefined,
    isDisabled: flags.isDisabled || undefined,
    placeholder: options.placeholder,
    options: emptyAsNothing({
      ...Object.fromEntries(sent),
      help: helpOf(schema, options) || undefined,
      enumOptions: type === 'boolean' ? undefined : enumOptionsOf(schema, ui),
    }),
  });
}

const helpOf = (schema: RJSFSchema, options: UiSchema): string =>
  [options.description || schema.description, options.help].filter(Boolean).join(' ');

/** The widget of a field: its uiSchema's, else the one that its format or list of values asks for. */
function widgetOf(schema: RJSFSchema, ui: UiSchema): string {
  const asked: unknown = getUiOptions(ui).widget;
  const takesBoolean = schema.type === 'boolean';
  if (asked === undefined) {
    if (takesBoolean) return 'CheckboxWidget';
    if (isOwn(schema.format)) return String(schema.format);
    return isSelect(schema) ? 'select' : 'text';
  }
  const isFit = isOwn(asked) && (fieldWidgetFacts.get(asked)!.takes === 'boolean') === takesBoolean;
  if (!isFit) throw new NeedsRjsf();
  return asked;
}

const isOwn = (name: unknown): name is string =>
  fieldWidgetFacts.get(String(name))?.origin === 'own';

const isSelect = ({ enum: values, oneOf, anyOf }: RJSFSchema): boolean =>
  [values, oneOf, anyOf].some(Array.isArray);

const enumOptionsOf = (schema: RJSFSchema, ui: UiSchema) =>
  isSelect(schema)
    ? optionsList(schema, ui)!.map(({ label, value }) => ({ label, value }))
    : undefined;

function flagsOf({ readOnly }: RJSFSchema, ui: UiSchema, inherited: Inherited): Inherited {
  const { disabled, readonly } = getUiOptions(ui);
  return {
    isDisabled: Boolean(disabled ?? inherited.isDisabled),
    isReadonly: Boolean(readonly ?? (inherited.isReadonly || readOnly)),
  };
}

/** An object without the keys that hold undefined: they would be lost in JSON all the same. */
const compact = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;

function emptyAsNothing(options: Record<string, unknown>): Record<string, unknown> | undefined {
  const kept = compact(options);
  return Object.keys(kept).length > 0 ? kept : undefined;
}
