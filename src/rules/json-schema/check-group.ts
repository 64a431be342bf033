import { fault, type Schema, type SchemaFault, type SchemaObject } from './schema.ts';

type Check = (part: Schema, at?: string, value?: unknown) => SchemaFault[];
type Group = Record<string, unknown>;

/** Keywords of objects. A property that is undefined is not there. */
export function checkGroup(
  schema: SchemaObject,
  group: Group,
  at: string,
  check: Check,
): SchemaFault[] {
  const { minProperties, maxProperties, propertyNames } = schema;
  const names = Object.keys(group).filter((name) => group[name] !== undefined);
  const faults = missing(schema.required, group, at, 'required');
  if (maxProperties !== undefined && names.length > maxProperties) {
    faults.push(fault(at, 'maxProperties'));
  }
  if (minProperties !== undefined && names.length < minProperties) {
    faults.push(fault(at, 'minProperties'));
  }
  for (const name of names) {
    faults.push(...checkProperty(schema, name, group[name], at, check));
    if (propertyNames !== undefined && check(propertyNames, at, name).length > 0) {
      faults.push(fault(at, 'propertyNames', { propertyName: name }));
    }
  }
  return [...faults, ...checkDependencies(schema, group, at, check)];
}

function checkProperty(
  { properties = {}, patternProperties = {}, additionalProperties }: SchemaObject,
  name: string,
  value: unknown,
  at: string,
  check: Check,
): SchemaFault[] {
  const own = Object.hasOwn(properties, name) ? [properties[name]!] : [];
  const byPattern = Object.entries(patternProperties)
    .filter(([pattern]) => new RegExp(pattern, 'u').test(name))
    .map(([, part]) => part);
  const known = [...own, ...byPattern];
  const parts = known.length > 0 ? known : [additionalProperties ?? true];
  const place = `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return parts.flatMap((part) => check(part, place, value));
}

function checkDependencies(
  { dependencies = {}, dependentRequired = {}, dependentSchemas = {} }: SchemaObject,
  group: Group,
  at: string,
  check: Check,
): SchemaFault[] {
  const all = [dependencies, dependentRequired, dependentSchemas].flatMap((one) =>
    Object.entries<Schema | string[]>(one),
  );
  return all
    .filter(([name]) => group[name] !== undefined)
    .flatMap(([, needed]) =>
      Array.isArray(needed) ? missing(needed, group, at, 'dependentRequired') : check(needed),
    );
}

const missing = (names: string[] = [], group: Group, at: string, keyword: string) =>
  names
    .filter((name) => group[name] === undefined)
    .map((missingProperty) => fault(at, keyword, { missingProperty }));
