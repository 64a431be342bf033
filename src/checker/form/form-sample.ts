import { Ajv2019 } from 'ajv/dist/2019.js';
import { pickProperties } from '../../brand/compile/pick-properties.ts';
import { settleSchema } from '../../brand/compile/settle-schema.ts';
import type { JsonObject } from '../../brand/compile/sub-schemas.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { emptyObject, itemsAt, nodeAt, numberAt, toValue } from '../../brand/parse/node.ts';
import { formats } from '../../rules/formats.ts';
import { MULTIPLE_OF_PRECISION } from '../../rules/json-schema/multiple-of.ts';
import { standardFormats } from '../../rules/json-schema/standard-formats.ts';
import { sampleValue } from './schema/sample-value.ts';
import { younger } from '../age-of.ts';
import type { Problem, Rule } from '../rule.ts';
import { alsoAt } from '../wording.ts';
import type { Form, FormPart } from './schema/forms.ts';
import { say } from '../language/sentence.ts';

/** A sample of each form passes its schema, or fails at a keyword that other values could pass. */
export const rule: Rule = {
  id: 'form-sample',
  severity: 'error',
  checkForm({ merged, form, report }) {
    const schema = toValue(form.schema);
    const exclusions = form.parts.flatMap((part) => exclusionsIn(part, merged));
    const refers = form.parts.some(({ node }) => nodeAt(node, ['$ref']));
    // Most forms have nothing that could exclude an answer, and need no sample.
    if (exclusions.length === 0 && !refers) return;
    const results = variantsOf(form, schema as JsonObject).map(trySample);
    if (results.includes('endless')) {
      report({ at: form.schema.at, message: 'form-sample.schema-refers-itself' });
    } else if (results.includes('fails')) exclusions.forEach((one) => report(one));
  },
};

const LIMITS = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
] as const;

/** The keywords of one schema that no value passes together. */
function exclusionsIn({ node, name }: FormPart, merged: MergedBrand): Problem[] {
  const fieldOf = (path: string) =>
    path === '' ? say('form-sample.form') : say('form-sample.field', { path });
  const choices = nodeAt(node, ['enum']);
  const empty: Problem[] =
    choices?.kind === 'array' && choices.items.length === 0
      ? [
          {
            at: node.entries.get('enum')!.keyAt,
            message: 'form-sample.answer-passes-form-2',
            data: { name, field: fieldOf(name) },
          },
        ]
      : [];
  const properties = toValue(nodeAt(node, ['properties']) ?? emptyObject(node.at)) as JsonObject;
  const rest = nodeAt(node, ['additionalProperties']);
  const isClosed = rest !== undefined && toValue(rest) === false;
  const mayBeMore = !isClosed || nodeAt(node, ['patternProperties']) !== undefined;
  const forbidden = itemsAt(node, 'required').filter((item) => {
    const property = properties[String(toValue(item))];
    return property === false || (property === undefined && !mayBeMore);
  });
  return [
    ...LIMITS.flatMap(([least, most]): Problem[] => {
      const [from, to] = [numberAt(node, least), numberAt(node, most)];
      if (from === undefined || to === undefined || from <= to) return [];
      const [one, other] = [node.entries.get(least)!, node.entries.get(most)!];
      const isOneYounger = younger(merged, one.node, other.node) === one.node;
      return [
        {
          at: (isOneYounger ? one : other).keyAt,
          message: 'form-sample.answer-passes-form',
          related: [alsoAt((isOneYounger ? other : one).keyAt, say('other-one-here'))],
          data: { name, least, from, field: fieldOf(name), most, to },
        },
      ];
    }),
    ...empty,
    ...forbidden.map((item): Problem => {
      const path = [name, String(toValue(item))].filter((part) => part !== '').join('.');
      return {
        at: item.at,
        message: 'form-sample.answer-passes-form-3',
        data: { path, field: fieldOf(path) },
      };
    }),
  ];
}

/** Conditions of which all combinations are tried; a form with more is not compiled. */
const MAX_CONDITIONS = 4;

function variantsOf({ parts }: Form, schema: JsonObject): JsonObject[] {
  const whens = parts.flatMap(({ node }) => {
    const when = nodeAt(node, ['when']);
    return when ? [JSON.stringify(toValue(when))] : [];
  });
  const conditions = [...new Set(whens)].slice(0, MAX_CONDITIONS);
  return Array.from({ length: 2 ** conditions.length }, (_, bits) =>
    settleSchema(
      pickProperties(schema, (when) => {
        const at = conditions.indexOf(JSON.stringify(when));
        return at < 0 || ((bits >> at) & 1) === 1;
      }),
    ),
  );
}

const ajv = new Ajv2019({
  strict: false,
  logger: false,
  meta: false,
  validateSchema: false,
  multipleOfPrecision: MULTIPLE_OF_PRECISION,
  formats: { ...standardFormats, ...formats },
});

function trySample(schema: JsonObject): 'passes' | 'fails' | 'endless' {
  try {
    return ajv.validate(schema, sampleValue(schema, undefined)) ? 'passes' : 'fails';
  } catch (error) {
    return error instanceof RangeError ? 'endless' : 'fails';
  }
}
