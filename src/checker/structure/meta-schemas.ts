import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** The meta-schemas of the brand language, by name: brand, theme, flows, screen, texts, sandbox, field, registry. */
export type MetaSchemas = ReadonlyMap<string, ValidateFunction>;

/** Compiles the meta-schemas; `schemas` are the files of schemas/brand by name without '.schema.json'. */
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
  for (const schema of schemas.values()) ajv.addSchema(schema);
  return new Map(
    [...schemas].map(([name, schema]) => [name, ajv.getSchema((schema as { $id: string }).$id)!]),
  );
}
