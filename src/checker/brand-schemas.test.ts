import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { brandSchemas } from './rule-test-kit.ts';

type Schema = { [key: string]: unknown };

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
for (const schema of brandSchemas.values()) ajv.addSchema(schema);

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Part {
  pointer: string;
  schema: Schema;
  /** Name of the property it describes. */
  property?: string;
}

/** Every sub-schema; what `if` asks about describes nothing and is left out. */
function* partsOf(schema: Schema, pointer = '', property?: string): Generator<Part> {
  yield { pointer, schema, property };
  for (const [keyword, value] of Object.entries(schema)) {
    const here = `${pointer}/${keyword}`;
    if (['properties', '$defs', 'patternProperties'].includes(keyword)) {
      for (const [name, inner] of Object.entries(value as Schema)) {
        const escaped = name.replaceAll('~', '~0').replaceAll('/', '~1');
        const own = keyword === 'properties' ? name : undefined;
        if (isSchema(inner)) yield* partsOf(inner, `${here}/${encodeURIComponent(escaped)}`, own);
      }
    } else if (['oneOf', 'anyOf', 'allOf'].includes(keyword)) {
      for (const [index, inner] of (value as Schema[]).entries()) {
        yield* partsOf(inner, `${here}/${index}`);
      }
    } else if (['items', 'then', 'else', 'not', 'additionalProperties'].includes(keyword)) {
      if (isSchema(value)) yield* partsOf(value, here);
    }
  }
}

const validatorOf = (name: string, pointer: string) => {
  const { $id } = brandSchemas.get(name) as { $id: string };
  return ajv.compile({ $ref: `${$id}#${pointer}` });
};

const parts = [...brandSchemas].flatMap(([name, schema]) =>
  [...partsOf(schema as Schema)].map((part) => ({ name, ...part })),
);
const properties = parts.filter(({ property }) => property !== undefined);

test('every property has a title, a description and examples', () => {
  const bare = properties.filter(
    ({ schema: { title, description, examples } }) =>
      !title || !description || !Array.isArray(examples) || examples.length === 0,
  );
  expect(bare.map(({ name, pointer }) => `${name}${pointer}`)).toEqual([]);
});

test('every example is right, but for what a file may leave to its parent', () => {
  const wrong = parts.flatMap(({ name, pointer, schema: { examples } }) => {
    if (!Array.isArray(examples)) return [];
    const validate = validatorOf(name, pointer);
    return examples.flatMap((example) => {
      validate(example);
      const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'required');
      return errors.map((error) => `${name}${pointer}: ${error.instancePath} ${error.message}`);
    });
  });
  expect(wrong).toEqual([]);
});

/** Values that a constraint of a schema lets through and keeps out, next to its border. */
function casesOf(schema: Schema): { right: unknown[]; wrong: unknown[] } {
  const { type, enum: values, minimum, maximum, pattern, const: only } = schema;
  if (Array.isArray(values)) return { right: values, wrong: ['no such value', 0, null] };
  if (only !== undefined) return { right: [only], wrong: ['no such value'] };
  if (type === 'integer' || type === 'number') {
    const least = (minimum as number | undefined) ?? 0;
    const most = (maximum as number | undefined) ?? least + 7;
    const outside = [
      ...(minimum === undefined ? [] : [least - 1]),
      ...(maximum === undefined ? [] : [most + 1]),
      ...(type === 'integer' ? [least + 0.5] : []),
    ];
    return { right: [least, most], wrong: [...outside, String(least), null] };
  }
  if (type === 'boolean') return { right: [true, false], wrong: ['true', 0, null] };
  const examples = (schema.examples as unknown[] | undefined) ?? [];
  if (type === 'string') {
    return { right: examples, wrong: [5, true, null, [], ...(pattern ? ['~ no match ~'] : [])] };
  }
  if (type === 'object') return { right: [], wrong: ['text', 5, [], null] };
  if (type === 'array') return { right: examples, wrong: ['text', 5, {}, null] };
  return { right: [], wrong: [] };
}

describe.each([...brandSchemas.keys()])('%s.schema.json', (name) => {
  const own = properties.filter((part) => part.name === name);

  test.each(own.map(({ pointer, schema }) => [pointer, schema] as const))(
    '%s',
    (pointer, schema) => {
      const validate = validatorOf(name, pointer);
      const { right, wrong } = casesOf(schema);
      expect(right.filter((value) => !validate(value))).toEqual([]);
      expect(wrong.filter((value) => validate(value))).toEqual([]);
    },
  );
});

test('[BRAND-107] the business enumeration has 19 values', () => {
  const { schema } = properties.find(({ pointer }) => pointer === '/properties/business')!;
  expect(new Set(schema.enum as string[]).size).toBe(19);
});

test('[BRAND-62] [BRAND-64] [BRAND-65] [BRAND-88] the ranges that the specification names', () => {
  const at = (pointer: string) =>
    properties.find((part) => part.name === 'brand' && part.pointer === pointer)!.schema;
  expect(at('/properties/dsMode').enum).toEqual(['dark', 'light']);
  expect(at('/properties/lang').enum).toEqual(['pt-BR', 'pt-MZ']);
  expect(at('/properties/stepsNumber')).toMatchObject({ minimum: 3, maximum: 5 });
  expect(at('/properties/payment/properties/currentStep')).toMatchObject({
    minimum: 2,
    maximum: 4,
  });
  expect(at('/properties/pix/properties/currentStep')).toMatchObject({ minimum: 2, maximum: 3 });
});
