import { referencedBy, subSchemas } from '../../../brand/compile/sub-schemas.ts';
import type { JsonObject, Slot } from '../../../brand/compile/sub-schemas.ts';
import { memoize } from '../../../brand/memo.ts';
import type { FieldSchema } from './forms.ts';

/** Keywords whose schemas describe the same value as the schema around them. */
const IN_PLACE = ['allOf', 'anyOf', 'oneOf', 'then', 'else', 'dependencies', 'dependentSchemas'];
const OF_ENTRIES = ['items', 'additionalItems'];
const OF_ANY_NAME = ['additionalProperties', 'patternProperties'];

/** The schemas that describe the value at a path, as `FormPart` has it or with the number of an entry; references are followed. */
export const describedAt = (form: FieldSchema, path: readonly string[]): readonly FieldSchema[] =>
  path.reduce(
    (here, name) => {
      const inner = name.startsWith('#/')
        ? (referenced(form, { $ref: name }) ?? [])
        : here.flatMap((owner) => within(owner, name));
      return inPlace(form, [inner].flat());
    },
    inPlace(form, [form]),
  );

export const propertyNames = (form: FieldSchema, path: readonly string[] = []): string[] => [
  ...new Set(describedAt(form, path).flatMap(({ properties = {} }) => Object.keys(properties))),
];

function inPlace(form: FieldSchema, schemas: readonly FieldSchema[]): readonly FieldSchema[] {
  const found = new Set(schemas);
  // A set that grows while it is walked is walked to its end.
  for (const schema of found) {
    const target = referenced(form, schema);
    if (target) found.add(target);
    for (const [part, { keyword }] of partsOf(schema))
      if (IN_PLACE.includes(keyword)) found.add(part);
  }
  return [...found];
}

function within(owner: FieldSchema, name: string): FieldSchema[] {
  const isEntry = name === '*' || /^\d+$/.test(name);
  const isOwn = Object.hasOwn(owner.properties ?? {}, name);
  const isNamed = ({ keyword, key }: Slot) => {
    if (keyword === 'properties') return key === name;
    if (OF_ENTRIES.includes(keyword))
      return isEntry && (typeof key !== 'number' || name === '*' || name === String(key));
    return OF_ANY_NAME.includes(keyword) && !isOwn;
  };
  const parts = partsOf(owner).flatMap(([part, slot]) => (isNamed(slot) ? [part] : []));
  return owner.additionalProperties === true && !isOwn ? [...parts, {}] : parts;
}

const referenced = (form: FieldSchema, schema: FieldSchema) =>
  referencedBy(schema as JsonObject, form as JsonObject) as FieldSchema | undefined;

/** Many brands share a form, and every name in it is looked up. */
const partsOf = memoize(
  (schema: FieldSchema) => subSchemas(schema as JsonObject) as [FieldSchema, Slot][],
);
