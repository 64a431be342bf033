import { isObject } from '../../contract/is-object.ts';
import { isTest, mapSubSchemas, type JsonObject } from './sub-schemas.ts';

const ADDING = ['allOf', 'then', 'else', 'dependencies', 'dependentSchemas'];

/** Read as 2019-09. A field with one value is not asked for, but a box to tick is: consent is never taken for granted. */
export function normaliseSchema(schema: JsonObject): JsonObject {
  const { $schema: _, $id: __, ...rest } = schema;
  const isTyped = 'type' in rest || '$ref' in rest;
  return withDependencies(withConstants(isTyped ? rest : { type: 'object', ...rest }));
}

/** RJSF draws what `dependencies` bring, and knows nothing of their newer name. */
function withDependencies(schema: JsonObject): JsonObject {
  const { dependentSchemas, ...rest } = mapSubSchemas(schema, withDependencies);
  if (!isObject(dependentSchemas)) return rest;
  const older = isObject(rest.dependencies) ? rest.dependencies : {};
  const both = Object.entries(dependentSchemas).map(([name, part]) => {
    const other = older[name];
    if (other === undefined) return [name, part];
    return [name, { allOf: [part, Array.isArray(other) ? { required: other } : other] }];
  });
  return { ...rest, dependencies: { ...older, ...Object.fromEntries(both) } };
}

function withConstants(schema: JsonObject, within?: string): JsonObject {
  const normalised = mapSubSchemas(schema, (part, slot) =>
    isTest(slot) || ADDING.includes(slot.keyword) ? part : withConstants(part, slot.keyword),
  );
  const isConstant = within === 'properties' && 'const' in schema && schema.const !== true;
  return isConstant ? { default: schema.const!, readOnly: true, ...normalised } : normalised;
}
