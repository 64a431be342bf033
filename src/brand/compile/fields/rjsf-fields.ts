import { isObject } from '../../../contract/is-object.ts';
import { fieldWidgetFacts } from '../../../contract/generated/field-widgets.ts';
import type { JsonValue } from '../../parse/node.ts';
import { isTest, subSchemas, type JsonObject, type Slot } from '../sub-schemas.ts';

/** Keywords of fields that only RJSF draws. */
const KEYWORDS: readonly string[] = [
  '$id',
  '$ref',
  '$recursiveRef',
  'additionalItems',
  'deprecated',
  'examples',
  'items',
  'patternProperties',
];

/** Formats for which RJSF has a widget. */
const FORMATS: readonly string[] = [
  'color',
  'date',
  'date-time',
  'email',
  'password',
  'time',
  'uri',
];

/** Types that every page can draw. */
const TYPES: readonly JsonValue[] = ['string', 'number', 'integer', 'boolean', 'object'];

/** Keys of a uiSchema that ask for more than a widget. */
const UI_KEYS: readonly string[] = [
  'ui:definitions',
  'ui:enableMarkdownInDescription',
  'ui:field',
  'ui:globalOptions',
];

/**
 * Whether a form has fields that only RJSF draws: lists, alternatives, fields that a buyer may add, widgets
 * of RJSF's own… RJSF is loaded before such a form is drawn; the forms of most brands, and
 * any plain new field, do without.
 */
export function hasRjsfFields(schema: JsonObject, ui: JsonValue): boolean {
  return schemaNeeds(schema, false) || uiNeeds(ui, schema);
}

/** Keywords whose schemas add to fields that are described elsewhere, and need not say a type. */
const ADDS: readonly string[] = ['allOf', 'then', 'else', 'dependencies', 'dependentSchemas'];

function schemaNeeds(schema: JsonObject, adds: boolean): boolean {
  return (
    KEYWORDS.some((keyword) => keyword in schema) ||
    hasAlternatives(schema) ||
    isOpen(schema) ||
    FORMATS.includes(String(schema.format)) ||
    !(hasPlainType(schema) || (adds && schema.type === undefined)) ||
    subSchemas(schema).some(
      ([part, inner]) =>
        !isTest(inner) &&
        !isAlternative(inner) &&
        schemaNeeds(part, adds || ADDS.includes(inner.keyword)),
    )
  );
}

/** Alternatives that are no mere list of values. */
const hasAlternatives = ({ oneOf, anyOf }: JsonObject): boolean =>
  [oneOf, anyOf].some((list) => Array.isArray(list) && !list.every(isValue));

const isAlternative = ({ keyword }: Slot): boolean => keyword === 'oneOf' || keyword === 'anyOf';

const isValue = (part: JsonValue): boolean =>
  isObject(part) && ('const' in part || (Array.isArray(part.enum) && part.enum.length === 1));

/** Whether a buyer may add properties to an object. */
const isOpen = ({ additionalProperties }: JsonObject): boolean =>
  additionalProperties === true || isObject(additionalProperties);

/** Whether a schema has exactly one drawable type, given or recognised by RJSF. */
function hasPlainType({ type, ...schema }: JsonObject): boolean {
  if (type === undefined)
    return ['enum', 'const', 'properties'].some((keyword) => keyword in schema);
  const types = [type].flat().filter((one) => one !== 'null');
  return types.length === 1 && TYPES.includes(types[0]!);
}

function uiNeeds(ui: JsonValue, schema: JsonValue | undefined): boolean {
  if (!isObject(ui)) return Array.isArray(ui);
  const properties = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
  const options = isObject(ui['ui:options']) ? ui['ui:options'] : {};
  const widget = ui['ui:widget'] ?? options.widget;
  const isBoolean = isObject(schema) && schema.type === 'boolean';
  return (
    UI_KEYS.some((key) => key in ui) ||
    'field' in options ||
    fieldWidgetFacts.get(String(widget))?.origin === 'rjsf' ||
    // Its values are named by the brand's texts.
    (isBoolean && (widget === 'choice' || widget === 'select')) ||
    Object.entries(ui).some(
      ([key, inner]) => !key.startsWith('ui:') && uiNeeds(inner, properties[key]),
    )
  );
}

/** Texts that only the templates of RJSF show; a brand without a form that needs it leaves them out. */
const TEXTS = /^(list|choice|group)\.|^field\.unsupported$/;

export const isTextOfRjsf = (key: string): boolean => TEXTS.test(key);
