import { hashForSchema, retrieveSchema, schemaParser } from '@rjsf/utils';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { isTest, mapSubSchemas, referencedBy, subSchemas } from '../sub-schemas.ts';
import type { JsonObject, Slot } from '../sub-schemas.ts';

/** Keywords whose schemas RJSF draws, but `schemaParser` does not walk into. */
const UNWALKED: readonly string[] = [
  'additionalItems',
  'additionalProperties',
  'anyOf',
  'oneOf',
  'patternProperties',
];

const refusing = { isValid: () => false } as unknown as ValidatorType;

/**
 * The schemas that RJSF asks its validator about while it draws a form, by the key under which
 * `createPrecompiledValidator` looks for them: those that `schemaParser` lists and, as further properties, those that it
 * leaves out. References that close a circle are cut, for it has no end there.
 */
export function askedSchemas(schema: object): Record<string, object> {
  const circles = closingReferences(schema as JsonObject);
  const root = (circles.size > 0 ? cut(schema as JsonObject, circles) : schema) as RJSFSchema &
    JsonObject;
  const parts = partsOf(root, root).map((part, at) => [`part ${at}`, part]);
  const properties = { ...root.properties, ...Object.fromEntries(parts) };
  const extended = { ...root, properties };
  const { [hashForSchema(extended)]: _, ...asked } = schemaParser(extended);
  return { ...asked, [hashForSchema(schema as RJSFSchema)]: schema };
}

function partsOf(schema: JsonObject, root: RJSFSchema): RJSFSchema[] {
  const inner = subSchemas(schema).filter(([, slot]) => !isTest(slot));
  return [
    ...inner.filter(([, slot]) => isUnwalked(slot)).map(([part]) => part as RJSFSchema),
    ...['oneOf', 'anyOf'].flatMap((key) => retrievedOptions(schema[key], root)),
    ...inner.flatMap(([part]) => partsOf(part, root)),
  ];
}

const isUnwalked = ({ keyword, key }: Slot): boolean =>
  UNWALKED.includes(keyword) || (keyword === 'items' && key !== undefined);

function retrievedOptions(options: unknown, root: RJSFSchema): RJSFSchema[] {
  if (!Array.isArray(options)) return [];
  const oneOf = options.map((one) => retrieveSchema(refusing, one as RJSFSchema, root));
  return [{ oneOf }];
}

export function closingReferences(root: JsonObject): ReadonlySet<JsonObject> {
  const closing = new Set<JsonObject>();
  const done = new Set<JsonObject>();
  const visit = (schema: JsonObject, around: readonly JsonObject[]): void => {
    if (done.has(schema)) return;
    const path = [...around, schema];
    const target = referencedBy(schema, root);
    if (target && path.includes(target)) closing.add(schema);
    else if (target) visit(target, path);
    for (const [part] of subSchemas(schema)) visit(part, path);
    done.add(schema);
  };
  visit(root, []);
  return closing;
}

function cut(schema: JsonObject, closing: ReadonlySet<JsonObject>): JsonObject {
  const { $ref, ...rest } = mapSubSchemas(schema, (part) => cut(part, closing));
  return $ref === undefined || closing.has(schema) ? rest : { $ref, ...rest };
}
