import { hashForSchema, schemaParser } from '@rjsf/utils';
import { Ajv2019 } from 'ajv/dist/2019.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { _ } from 'ajv';
import { formats } from '../../rules/formats.ts';
import { standardFormats } from '../../rules/json-schema/standard-formats.ts';

/**
 * The precompiled validator of a form's schema as JavaScript: an expression whose value is its validation
 * function. The code refers to `runtime`, a BrandRuntime, and to nothing else, so it needs neither Ajv nor
 * `eval` where it runs.
 *
 * Draft 2019-09 is compiled because draft-07 silently ignores `dependentRequired`. With `hasParts` the
 * function has those of the sub-schemas by which RJSF chooses branches. Where RJSF makes up schemas from
 * what is typed, their parts are checked by interpretation (see src/rules/json-schema).
 */
export function compileValidator(schema: object, hasParts = false): string {
  const whole = hashForSchema(schema);
  const schemas: Record<string, object> = hasParts ? schemaParser(schema) : { [whole]: schema };
  const ajv = new Ajv2019({
    allErrors: true,
    strict: false,
    verbose: false,
    // The checker has held the schema against its meta-schema, whose compilation takes longer than all else here.
    meta: false,
    validateSchema: false,
    schemas: Object.entries(schemas).map(([hash, one]) => ({ ...one, $id: `v:${hash}` })),
    formats: { ...standardFormats, ...formats },
    code: { source: true, esm: false, formats: _`runtime.formats` },
  });
  const hashes = Object.keys(schemas);
  const names = Object.fromEntries(hashes.map((hash, index) => [`v${index}`, `v:${hash}`]));
  const code = standaloneCode(ajv, names)
    .replace('"use strict";', '')
    .replace(/require\("ajv\/dist\/runtime\/(equal|ucs2length)"\)\.default/g, 'runtime.$1')
    .replace(/exports\.(v\d+) = (\w+);/g, 'const $1 = $2;');
  const stray = /require\([^)]*\)/.exec(code);
  if (stray) {
    throw new Error(
      `A compiled validator needs ${stray[0]}, which no browser has: extend BrandRuntime.`,
    );
  }
  const own = `v${hashes.indexOf(whole)}`;
  const parts = hashes.map((hash, index) => `${JSON.stringify(hash)}: v${index}`).join(', ');
  const result = hasParts ? `Object.assign(${own}, { parts: { ${parts} } })` : own;
  return `(() => { ${code}\nreturn ${result}; })()`;
}
