import { fieldWidgetFacts } from '../../../contract/generated/field-widgets.ts';
import { isObject } from '../../../contract/is-object.ts';
import type { JsonValue } from '../../parse/node.ts';
import type { JsonObject } from '../sub-schemas.ts';

/** Keywords that refuse values, and change nothing of how a field looks. */
const CHECKS: readonly string[] = [
  '$comment',
  'dependentRequired',
  'exclusiveMaximum',
  'exclusiveMinimum',
  'if',
  'maxLength',
  'maxProperties',
  'maximum',
  'minLength',
  'minProperties',
  'multipleOf',
  'not',
  'pattern',
];

/**
 * Whether a value decides what a form shows: a condition or dependency that adds or takes a field, a
 * title, an option, a default or the mark of a field that may be left empty. One that only refuses
 * other values, as the length of a CVV by card company, does not.
 */
export function changesDrawing(schema: JsonObject, ui: JsonValue | undefined): boolean {
  const { properties } = schema;
  return (
    !branchesOf(schema).every((branch) => onlyChecks(branch, schema, ui)) ||
    (isObject(properties) &&
      Object.entries(properties).some(
        ([name, part]) => isObject(part) && changesDrawing(part as JsonObject, uiOf(ui, name)),
      ))
  );
}

const uiOf = (ui: JsonValue | undefined, name: string): JsonValue | undefined =>
  isObject(ui) ? (ui[name] as JsonValue | undefined) : undefined;

/** The schemas, or lists of required names, that add to a schema about the same value. */
function branchesOf({ allOf, then, else: otherwise, dependencies }: JsonObject): JsonValue[] {
  return [
    ...(Array.isArray(allOf) ? allOf : []),
    ...[then, otherwise].filter((branch) => branch !== undefined),
    ...(isObject(dependencies) ? (Object.values(dependencies) as JsonValue[]) : []),
  ];
}

/** Whether a branch leaves everything that is drawn of `base` as it is. */
function onlyChecks(branch: JsonValue, base: JsonObject, ui: JsonValue | undefined): boolean {
  if (Array.isArray(branch)) return branch.every((name) => isRequiredIn(base, name));
  if (!isObject(branch)) return branch === true;
  const part = branch as JsonObject;
  return (
    Object.entries(part).every(([keyword, value]) => isCheck(keyword, value, base, ui)) &&
    branchesOf(part).every((inner) => onlyChecks(inner, base, ui))
  );
}

function isCheck(keyword: string, value: JsonValue, base: JsonObject, ui?: JsonValue): boolean {
  switch (keyword) {
    // Their schemas are looked at as branches.
    case 'allOf':
    case 'then':
    case 'else':
    case 'dependencies':
      return true;
    case 'type':
      return JSON.stringify(value) === JSON.stringify(base.type);
    case 'required':
      return Array.isArray(value) && value.every((name) => isRequiredIn(base, name));
    case 'format':
      return hasWidget(ui) || !fieldWidgetFacts.has(String(value));
    // The keypad of a number has a minus sign or not.
    case 'minimum':
      return base.type === 'string';
    case 'properties':
      return (
        isObject(value) &&
        Object.entries(value).every(([name, part]) => {
          const own = isObject(base.properties) ? base.properties[name] : undefined;
          return isObject(own) && onlyChecks(part as JsonValue, own as JsonObject, uiOf(ui, name));
        })
      );
    default:
      return CHECKS.includes(keyword);
  }
}

const isRequiredIn = ({ required }: JsonObject, name: JsonValue): boolean =>
  Array.isArray(required) && required.includes(name);

function hasWidget(ui: JsonValue | undefined): boolean {
  if (!isObject(ui)) return false;
  const options = isObject(ui['ui:options']) ? ui['ui:options'] : {};
  return (ui['ui:widget'] ?? options.widget) !== undefined;
}
