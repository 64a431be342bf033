import { fault, isSame, type Schema, type SchemaFault, type SchemaObject } from './schema.ts';

type Check = (part: Schema, at: string, value: unknown) => SchemaFault[];

/** Keywords of lists. */
export function checkList(
  schema: SchemaObject,
  list: unknown[],
  at: string,
  check: Check,
): SchemaFault[] {
  const { items, additionalItems = true, minItems, maxItems, uniqueItems } = schema;
  const schemaOf = (index: number): Schema =>
    Array.isArray(items) ? (items[index] ?? additionalItems) : (items ?? true);
  const faults = list.flatMap((item, index) => check(schemaOf(index), `${at}/${index}`, item));
  if (maxItems !== undefined && list.length > maxItems) faults.push(fault(at, 'maxItems'));
  if (minItems !== undefined && list.length < minItems) faults.push(fault(at, 'minItems'));
  if (uniqueItems && list.some((one, index) => list.slice(0, index).some((b) => isSame(one, b)))) {
    faults.push(fault(at, 'uniqueItems'));
  }
  if (schema.contains === undefined) return faults;
  const { contains, minContains = 1, maxContains = Infinity } = schema;
  const count = list.filter((item) => check(contains, at, item).length === 0).length;
  if (count < minContains || count > maxContains) faults.push(fault(at, 'contains'));
  return faults;
}
