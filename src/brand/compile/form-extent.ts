import { isObject } from '../../contract/is-object.ts';
import { interpreterOf } from '../../rules/json-schema/interpreter.ts';
import type { JsonValue } from '../parse/node.ts';
import { referencedBy, subSchemas, type JsonObject } from './sub-schemas.ts';

/** The number of fields and lists that a form may show at once; drawing 300 takes the server half a second. */
export const MAX_FIELDS = 300;
/** The number of groups and lists within each other. */
export const MAX_LEVELS = 12;

/** The size of a form as it is first drawn. */
export interface FormExtent {
  /** Fields, groups and entries of lists; of alternatives those of the larger choice. */
  fields: number;
  /** Groups and lists within each other. */
  levels: number;
  /** The schema whose `$ref` closes a circle: drawing the form, or checking a value, has no end. */
  circle?: { schema: JsonObject; of: 'drawing' | 'checking' };
}

type Size = Pick<FormExtent, 'fields' | 'levels'>;

/** Keywords whose schemas are checked against the same value as the schema around them. */
const SAME_VALUE: readonly string[] = [
  'allOf',
  'anyOf',
  'dependencies',
  'dependentSchemas',
  'else',
  'if',
  'not',
  'oneOf',
  'then',
];
const DEFINITIONS: readonly string[] = ['$defs', 'definitions'];

/**
 * Measures a form before it is drawn, in a time that grows with its text alone. Counted is what RJSF
 * draws for a fresh form: every property, the entries that `minItems` or `default` ask for, the first of
 * several alternatives, and the branches of conditions that an empty group takes. What a buyer adds or
 * chooses begins a count of its own.
 */
export function measureForm(schema: JsonObject): FormExtent {
  const reachable = reachableFrom(schema);
  const looping = findCircle(reachable, (part) => checkedWith(part, schema));
  if (looping)
    return { fields: Infinity, levels: Infinity, circle: { schema: looping, of: 'checking' } };
  const drawnIn = createDrawnParts(schema);
  const endless = findCircle(reachable, (part) => drawnIn(part).map(([inner]) => inner));
  if (endless)
    return { fields: Infinity, levels: Infinity, circle: { schema: endless, of: 'drawing' } };
  const sizes = new Map<JsonObject, Size>();
  const sizeOf = (part: JsonObject): Size => {
    const known = sizes.get(part);
    if (known) return known;
    const size = { fields: 0, levels: 0 };
    for (const [inner, times] of drawnIn(part)) {
      const { fields, levels } = sizeOf(inner);
      // Parts about the same value are no field of their own.
      size.fields += times === 0 ? fields : times * (fields + 1);
      size.levels = Math.max(size.levels, levels + Math.sign(times));
    }
    sizes.set(part, size);
    return size;
  };
  const all = reachable.map(sizeOf);
  return {
    fields: Math.max(...all.map(({ fields }) => fields)),
    levels: Math.max(...all.map(({ levels }) => levels)),
  };
}

/** Whether a form is too large to be drawn within a request, or has no end. */
export const isTooLarge = ({ fields, levels }: Size): boolean =>
  fields > MAX_FIELDS || levels > MAX_LEVELS;

/** Every schema that a value of the form may be drawn or checked by; unused definitions are not. */
function reachableFrom(root: JsonObject): JsonObject[] {
  const found = new Set([root]);
  for (const schema of found) {
    for (const [part, { keyword }] of subSchemas(schema)) {
      if (!DEFINITIONS.includes(keyword)) found.add(part);
    }
    const target = referencedBy(schema, root);
    if (target) found.add(target);
  }
  return [...found];
}

/** The last schema of a path that leads back into itself. */
function findCircle(
  starts: readonly JsonObject[],
  next: (schema: JsonObject) => readonly JsonObject[],
): JsonObject | undefined {
  const open = new Set<JsonObject>();
  const closed = new Set<JsonObject>();
  const visit = (schema: JsonObject): JsonObject | undefined => {
    open.add(schema);
    for (const part of next(schema)) {
      if (open.has(part)) return schema;
      const found = closed.has(part) ? undefined : visit(part);
      if (found) return found;
    }
    open.delete(schema);
    closed.add(schema);
    return undefined;
  };
  for (const start of starts) {
    const found = closed.has(start) ? undefined : visit(start);
    if (found) return found;
  }
  return undefined;
}

function checkedWith(schema: JsonObject, root: JsonObject): JsonObject[] {
  const parts = subSchemas(schema).filter(([, { keyword }]) => SAME_VALUE.includes(keyword));
  const target = referencedBy(schema, root);
  return [...parts.map(([part]) => part), ...(target ? [target] : [])];
}

/** Schemas that are drawn with another one, and how often; 0 for those about the same value. */
type DrawnParts = (schema: JsonObject) => readonly (readonly [part: JsonObject, times: number])[];

function createDrawnParts(root: JsonObject): DrawnParts {
  let isValid: (part: JsonValue, value: JsonObject) => boolean = (part, value) => {
    const interpreter = interpreterOf(root);
    isValid = (one, given) => interpreter.isValid(one as JsonObject | boolean, given);
    return isValid(part, value);
  };
  const known = new Map<JsonObject, ReturnType<DrawnParts>>();
  const list = (schema: JsonObject): ReturnType<DrawnParts> => {
    const values = firstValues(schema, root);
    const target = referencedBy(schema, root);
    const branch = () => (holds(() => isValid(schema.if!, values)) ? 'then' : 'else');
    const taken = schema.if === undefined ? undefined : branch();
    const parts = subSchemas(schema).flatMap(([part, { keyword, key }]) => {
      const isDrawnHere =
        keyword === 'allOf' ||
        keyword === taken ||
        ((keyword === 'oneOf' || keyword === 'anyOf') && key === 0) ||
        ((keyword === 'dependencies' || keyword === 'dependentSchemas') && String(key) in values);
      if (isDrawnHere) return [[part, 0] as const];
      if (keyword === 'properties') return [[part, 1] as const];
      const times = keyword === 'items' ? entriesOf(schema, part, key) : 0;
      return times > 0 ? [[part, times] as const] : [];
    });
    return target ? [...parts, [target, 0]] : parts;
  };
  return (schema) => {
    const parts = known.get(schema) ?? list(schema);
    known.set(schema, parts);
    return parts;
  };
}

function holds(condition: () => boolean): boolean {
  try {
    return condition();
  } catch {
    // A part that cannot be checked is reported elsewhere, and decides nothing here.
    return false;
  }
}

/** The number of entries that a fresh list shows of one of its schemas. */
function entriesOf(list: JsonObject, part: JsonObject, key: string | number | undefined): number {
  // Entries with a place of their own, and lists of boxes to tick, which are one field.
  if (key !== undefined) return 1;
  if (list.uniqueItems === true && Array.isArray(part.enum)) return 0;
  const least = typeof list.minItems === 'number' ? list.minItems : 0;
  const given = Array.isArray(list.default) ? list.default.length : 0;
  return Math.max(least, given);
}

/** The values that the properties of a fresh group have: defaults, and groups, lists and boxes. */
function firstValues(group: JsonObject, root: JsonObject): JsonObject {
  const properties = subSchemas(group).filter(([, { keyword }]) => keyword === 'properties');
  return Object.fromEntries(
    properties.flatMap(([schema, { key: name }]): [string, JsonValue][] => {
      const own = { ...referencedBy(schema, root), ...schema };
      const first = own.default ?? (own.const === true ? undefined : own.const);
      if (first !== undefined) return [[String(name), first]];
      return own.type === 'object' || isObject(own.properties) ? [[String(name), {}]] : [];
    }),
  );
}
