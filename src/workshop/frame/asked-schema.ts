import {
  getClosestMatchingOption,
  getDiscriminatorFieldFromSchema,
  mergeSchemas,
  retrieveSchema,
  type RJSFSchema,
} from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { referencedBy, type JsonObject } from '../../brand/compile/sub-schemas.ts';
import { formats } from '../../rules/formats.ts';
import {
  MULTIPLE_OF_PRECISION,
  standardFormats,
} from '../../rules/json-schema/standard-formats.ts';

/** Compiles at run time, which the policy of the product's pages forbids: tools alone may use it. */
const validator = customizeValidator({
  AjvClass: Ajv2019 as never,
  ajvOptionsOverrides: {
    strict: false,
    logger: false,
    multipleOfPrecision: MULTIPLE_OF_PRECISION,
    formats: { ...standardFormats, ...formats },
  },
});

export const passes = (schema: RJSFSchema, value: unknown, root: RJSFSchema): boolean =>
  value !== undefined && validator.isValid(schema, value, root);

/** The fields that RJSF draws for an object at a value: with conditions, dependencies and its alternative. */
export const askedFields = (
  schema: RJSFSchema,
  value: object,
  root: RJSFSchema,
): [string, RJSFSchema][] =>
  Object.entries(askedSchema(schema, value, root).properties ?? {}).flatMap(
    // `true` and `false` stand for no property to fill in.
    ([name, one]) => (typeof one === 'object' ? [[name, one]] : []),
  );

function askedSchema(schema: RJSFSchema, value: object, root: RJSFSchema): RJSFSchema {
  const retrieved = retrieveSchema(validator, schema, root, value as never, mergeAllOf);
  const { oneOf, anyOf, ...asked } = retrieved;
  const options = (oneOf ?? anyOf)?.filter((one) => typeof one === 'object');
  if (!options) return asked;
  const discriminator = getDiscriminatorFieldFromSchema({ ...asked, oneOf });
  const at = getClosestMatchingOption(validator, root, value, options, 0, discriminator);
  return mergeSchemas(asked, askedSchema(options[at]!, value, root)) as RJSFSchema;
}

/** RJSF's own merge warns where types exclude each other, and leaves all parts out. */
const mergeAllOf = ({ allOf = [], ...rest }: RJSFSchema): RJSFSchema =>
  allOf.reduce<RJSFSchema>((all, part) => mergeSchemas(all, part as RJSFSchema), rest);

/** A schema with that of its `$ref` taken in. */
export function resolved(schema: RJSFSchema, root: RJSFSchema): RJSFSchema {
  const target = referencedBy(schema as JsonObject, root as JsonObject) as RJSFSchema | undefined;
  if (!target || target === schema) return schema;
  const { $ref: _, ...own } = schema;
  return { ...resolved(target, root), ...own };
}
