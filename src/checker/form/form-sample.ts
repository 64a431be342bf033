import { Ajv2019 } from 'ajv/dist/2019.js';
import { pickProperties } from '../../brand/compile/pick-properties.ts';
import { normaliseSchema } from '../../brand/compile/normalise-schema.ts';
import { formats } from '../../rules/formats.ts';
import { MULTIPLE_OF_PRECISION } from '../../rules/json-schema/multiple-of.ts';
import { standardFormats } from '../../rules/json-schema/standard-formats.ts';
import { say } from '../language/sentence.ts';
import type { JsonObject } from '../../brand/compile/sub-schemas.ts';
import type { Rule } from '../rule.ts';
import { nodeOf } from '../typed.ts';
import { keysAt } from '../unknown-names.ts';
import type { FieldSchema } from './schema/field-schema.ts';
import type { Form } from './schema/forms.ts';
import { sampleValue } from './schema/sample-value.ts';

/** Keywords that a sample keeps wherever some value does; it may miss another one, such as a pattern. */
const KEPT = /^(min|max)(Length|imum|Items|Properties)$/;
/** Conditions of which all combinations are tried; a form with more is not compiled. */
const MAX_CONDITIONS = 4;

/** A sample of each variant of a form passes its schema: otherwise no answer would. */
export const rule: Rule = {
  id: 'form-sample',
  severity: 'error',
  checkForm({ form, report }) {
    // Most forms have nothing that could exclude an answer, and need no sample.
    if (!form.parts.some(({ schema }) => mayExclude(schema))) return;
    // Ajv compiles no empty list of choices.
    const empty = form.parts
      .filter(({ schema }) => schema.enum?.length === 0)
      .map(({ name }) => ({ instancePath: `/${name}`, keyword: 'enum', params: { limit: 0 } }));
    const faults = [...empty, ...variantsOf(form).flatMap(faultsOf)];
    const places = new Map(faults.map((one) => [`${one.instancePath} ${one.keyword}`, one]));
    for (const { instancePath, keyword, params } of places.values()) {
      const name = instancePath
        .slice(1)
        .replaceAll('/', '.')
        .replace(/\b\d+\b/g, '*');
      const owners = form.parts.filter((part) => part.name === name && part.kind !== 'test');
      const owner = owners.find(({ schema }) => keyword in schema)?.schema;
      if (!owner) continue;
      const { at } = keysAt(nodeOf(owner)).find((one) => one.name === keyword)!;
      const field =
        name === '' ? say('form-sample.form') : say('form-sample.field', { path: name });
      const limit = String(params.limit ?? '');
      report({ at, message: 'form-sample.answer-passes-form', data: { keyword, limit, field } });
    }
  },
};

const mayExclude = (schema: FieldSchema): boolean =>
  schema.enum?.length === 0 || Object.keys(schema).filter((key) => KEPT.test(key)).length > 1;

function variantsOf({ schema, parts }: Form): JsonObject[] {
  const whens = parts.flatMap(({ schema: { when } }) => (when ? [JSON.stringify(when)] : []));
  const conditions = [...new Set(whens)].slice(0, MAX_CONDITIONS);
  return Array.from({ length: 2 ** conditions.length }, (_, bits) => {
    const isThere = (when: unknown) => {
      const at = conditions.indexOf(JSON.stringify(when));
      return at < 0 || ((bits >> at) & 1) === 1;
    };
    return normaliseSchema(pickProperties(schema as JsonObject, isThere));
  });
}

const ajv = new Ajv2019({
  strict: false,
  logger: false,
  meta: false,
  validateSchema: false,
  allErrors: true,
  multipleOfPrecision: MULTIPLE_OF_PRECISION,
  formats: { ...standardFormats, ...formats },
});

function faultsOf(schema: JsonObject) {
  try {
    ajv.validate(schema, sampleValue(schema, undefined));
    return (ajv.errors ?? []).filter(({ keyword }) => KEPT.test(keyword));
  } catch {
    // A schema without an end, or with a rule that is none, is reported by other rules.
    return [];
  }
}
