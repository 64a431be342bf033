import { hashForSchema, ROOT_SCHEMA_PREFIX, withIdRefPrefix } from '@rjsf/utils';
import { Ajv2019 } from 'ajv/dist/2019.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { _ } from 'ajv';
import { formats } from '../../rules/formats.ts';
import {
  MULTIPLE_OF_PRECISION,
  standardFormats,
} from '../../rules/json-schema/standard-formats.ts';
import { askedSchemas } from './rjsf/asked-schemas.ts';

/**
 * The validators of a form's schema as a JavaScript expression that RJSF's `createPrecompiledValidator` takes, each by
 * the hash of its schema. It refers to `runtime`, a BrandRuntime, alone, so that it needs no `eval`. Draft 2019-09 is
 * compiled because draft-07 silently ignores `dependentRequired`.
 */
export function compileValidator(schema: object): string {
  const own = hashForSchema(schema);
  const schemas: Record<string, object> = askedSchemas(schema);
  const idOf = (hash: string) => (hash === own ? ROOT_SCHEMA_PREFIX : `v:${hash}`);
  const ajv = new Ajv2019({
    allErrors: true,
    strict: false,
    verbose: false,
    // The brand has words of its own for every error.
    messages: false,
    // The checker has held the schema against its meta-schema, whose compilation takes longer than all else here.
    meta: false,
    validateSchema: false,
    schemas: Object.entries(schemas).map(([hash, one]) => ({
      ...(hash === own ? one : withIdRefPrefix(one)),
      $id: idOf(hash),
    })),
    formats: { ...standardFormats, ...formats },
    multipleOfPrecision: MULTIPLE_OF_PRECISION,
    code: { source: true, esm: false, formats: _`runtime.formats` },
  });
  const hashes = Object.keys(schemas);
  const names = Object.fromEntries(hashes.map((hash, index) => [`v${index}`, idOf(hash)]));
  const code = standaloneCode(ajv, names)
    .replace('"use strict";', '')
    .replace(/require\("ajv\/dist\/runtime\/(equal|ucs2length)"\)\.default/g, 'runtime.$1')
    .replace(/exports\.(v\d+) = (\w+);/g, 'const $1 = $2;');
  const stray = /require\([^)]*\)/.exec(code);
  const lack = `A compiled validator needs ${stray?.[0]}, which no browser has: extend BrandRuntime.`;
  if (stray) throw new Error(lack);
  const functions = hashes.map((hash, index) => `${JSON.stringify(hash)}: v${index}`).join(', ');
  return `(() => { ${code}\nreturn { ${functions} }; })()`;
}
