import type { ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';

/** The meta-schemas of the brand language, by name: brand, theme, flows, screen, texts, sandbox, field, registry. */
export type MetaSchemas = ReadonlyMap<string, ValidateFunction>;

export function compileMetaSchemas(schemas: ReadonlyMap<string, object>): MetaSchemas {
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: false,
    // A test holds them against JSON Schema's own, once and not at each start.
    meta: false,
    validateSchema: false,
    // They judge some thousand files at most: shorter code would take longer to make than it saves.
    code: { optimize: false },
  });
  addFormats.default(ajv);
  for (const [name, schema] of schemas) ajv.addSchema(schema, name);
  return new Map([...schemas.keys()].map((name) => [name, ajv.getSchema(name)!]));
}

/** A meta-schema for a brand merged with its parents, any of which may have said what is `needed`. */
export const completed = <Schema extends object>(schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema), (_, value) => {
    // Among 'properties' may stand a property of that name; it is a schema, no list.
    if (!Array.isArray(value?.needed)) return value;
    const { needed, required = [], ...rest } = value;
    return { ...rest, required: [...required, ...needed] };
  });
