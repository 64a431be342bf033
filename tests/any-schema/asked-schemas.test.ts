/** @module-tag long */
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import * as rjsf from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { describe, expect, test, vi } from 'vitest';
import { compileValidator } from '../../src/brand/compile/compile-validator.ts';
import { normaliseSchema } from '../../src/brand/compile/normalise-schema.ts';
import { findTypedSchemas } from '../../src/brand/compile/rjsf/typed-schemas.ts';
import type { BrandRuntime, BrandValidators } from '../../src/contract/compiled-brand.ts';
import { brandRuntime } from '../../src/app/server-entry.tsx';
import { compileSample, formOf } from './draw-sample.tsx';
import { object, text } from './sample.ts';
import { samples } from './samples.ts';

/** Values of every kind at every place of a schema, always the same ones. */
function createValues(root: RJSFSchema, seed: number) {
  let state = seed * 7919;
  const pick = <T>(all: readonly T[]): T => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return all[Math.floor((state / 2 ** 31) * all.length)]!;
  };
  const valueOf = (schema: RJSFSchema, depth = 0): unknown => {
    if (depth > 4 || pick([0, 0, 0, 0, 0, 0, 0, 1])) return pick([undefined, 'x', 3, {}, [], null]);
    const whole = schema.$ref ? rjsf.findSchemaDefinition(schema.$ref, root) : schema;
    const { allOf = [], oneOf, anyOf, dependencies = {}, patternProperties = {} } = whole;
    const branches = [...allOf, whole.then, whole.else, ...Object.values(dependencies)];
    const parts = [whole, ...branches, pick(oneOf ?? anyOf ?? [{}])] as RJSFSchema[];
    const objects = parts.slice(1).map((part) => valueOf(part ?? {}, depth + 1));
    const named = { ...whole.properties } as Record<string, RJSFSchema>;
    for (const free of [whole.additionalProperties, ...Object.values(patternProperties)]) {
      if (typeof free === 'object') named[pick(['added', 'other'])] = free as RJSFSchema;
    }
    if (whole.enum) return pick(whole.enum);
    if (whole.type === 'array') {
      const at = (index: number) =>
        (Array.isArray(whole.items)
          ? (whole.items[index] ?? whole.additionalItems)
          : whole.items) ?? {};
      return [0, 1, 2].map((index) => valueOf(at(index) as RJSFSchema, depth + 1));
    }
    if (whole.type === 'string') return pick(['x', 'y', 'a']);
    if (whole.type === 'integer' || whole.type === 'number') return 5;
    const own = Object.entries(named).map(([key, part]) => [key, valueOf(part, depth + 1)]);
    return Object.assign(
      {},
      ...objects.filter((one) => rjsf.isObject(one)),
      Object.fromEntries(own),
    );
  };
  return valueOf(root);
}

/** Asks a validator for all that the fields of RJSF ask for while they draw a value. */
function drawWith(validator: ValidatorType, root: RJSFSchema, values: unknown): void {
  const draw = (schema: RJSFSchema, value: unknown, depth = 0): void => {
    if (depth > 5) return;
    const { oneOf, anyOf, ...shown } = rjsf.retrieveSchema(validator, schema, root, value as never);
    for (const given of [oneOf, anyOf].filter((one) => one !== undefined)) {
      const options = given.map((one) =>
        rjsf.retrieveSchema(validator, one as RJSFSchema, root, value as never),
      );
      const discriminator = rjsf.getDiscriminatorFieldFromSchema(schema);
      rjsf.getClosestMatchingOption(validator, root, value as never, options, 0, discriminator);
      for (const option of options) {
        const kept = rjsf.sanitizeDataForNewSchema(validator, root, option, options[0], value);
        rjsf.getDefaultFormState(validator, option, kept as never, root);
        draw(rjsf.mergeSchemas(shown, option) as RJSFSchema, value, depth + 1);
      }
    }
    for (const [name, part] of Object.entries(shown.properties ?? {})) {
      draw(part as RJSFSchema, (value as Record<string, unknown> | undefined)?.[name], depth + 1);
    }
    const { items, additionalItems } = shown;
    const entries = Array.isArray(value) ? value : [];
    for (const [at, entry] of entries.entries()) {
      const part = Array.isArray(items) ? (items[at] ?? additionalItems) : items;
      if (typeof part === 'object') draw(part as RJSFSchema, entry, depth + 1);
    }
  };
  draw(root, rjsf.getDefaultFormState(validator, root, values as never, root));
  draw(root, values);
}

/** The precompiled validator of a schema, which throws for one that was not listed. */
function validatorOf(schema: RJSFSchema): ValidatorType {
  const code = compileValidator(schema);
  const make = new Function(`return (runtime) => ${code}`)() as (
    known: BrandRuntime,
  ) => BrandValidators;
  return createPrecompiledValidator(make(brandRuntime) as never, schema);
}

function drawEverything(schema: RJSFSchema): void {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const validator = validatorOf(schema);
  for (const values of [undefined, {}]) drawWith(validator, schema, values);
  for (let seed = 1; seed <= 8; seed++) drawWith(validator, schema, createValues(schema, seed));
}

const SMALL = object({ a: text('A') }, { required: ['a'] });
const CHOICE = { type: 'object', oneOf: [SMALL, object({ b: text('B') }, { required: ['b'] })] };
const SAYS_X = { properties: { n: { const: 'x' } }, required: ['n'] };
const N = { n: text('N', { enum: ['x', 'y'] }) };
const BRANCH = object(N, { if: SAYS_X, then: object({ t: text('T') }), else: SMALL });
const DEPENDENCY = object(N, {
  dependencies: {
    n: { oneOf: [object({ n: { enum: ['x'] } }), object({ n: { enum: ['y'] }, p: text('P') })] },
  },
});
const FREE = object({ q: text('Q') }, { additionalProperties: { type: 'string' } });
const node = (more: object) =>
  object(
    { tree: { $ref: '#/$defs/node' } },
    {
      $defs: {
        node: object({ kids: { type: 'array', items: { $ref: '#/$defs/node' } }, ...N }, more),
      },
    },
  );

const PLACES: Record<string, (part: object) => object> = {
  'in a group': (part) => object({ x: object({ y: part }) }),
  'in a list': (part) => object({ l: { type: 'array', items: part, minItems: 1 } }),
  'in a place of a list': (part) => object({ l: { type: 'array', items: [text('T'), part] } }),
  'in further places of a list': (part) =>
    object({ l: { type: 'array', items: [text('T')], additionalItems: part } }),
  'in fields that buyers name': (part) => object({ x: text('X') }, { additionalProperties: part }),
  'in fields named by a pattern': (part) =>
    object({ X: text('X') }, { patternProperties: { '^[a-z]+$': part } }),
  'in a group of an alternative': (part) => object({ c: { oneOf: [SMALL, object({ z: part })] } }),
  'in a list of an alternative': (part) =>
    object({ c: { oneOf: [text('T'), { type: 'array', items: part }] } }),
  'behind a reference': (part) => object({ x: { $ref: '#/$defs/p' } }, { $defs: { p: part } }),
  'in a tree': (part) => node({ allOf: [object({ z: part })] }),
};
const PARTS = { alternatives: CHOICE, 'a condition': BRANCH, 'a dependency': DEPENDENCY };

describe.each(Object.entries(PLACES))('%s', (_, place) => {
  test.each(Object.entries(PARTS))(
    'every schema that RJSF asks for is compiled: %s',
    (__, part) => {
      const schema = normaliseSchema(place(part) as never) as RJSFSchema;
      expect(findTypedSchemas(schema as never)).toEqual([]);
      drawEverything(schema);
    },
  );
});

test.each(Object.entries(samples))('of the sample too: %s', (_, sample) => {
  const { schema } = formOf(compileSample(sample));
  expect(findTypedSchemas(schema as never)).toEqual([]);
  drawEverything(schema);
});

test.each<[string, object]>([
  ['a condition', object({ c: { oneOf: [SMALL, BRANCH] } })],
  ['a dependency', object({ c: { anyOf: [SMALL, DEPENDENCY] } })],
  ['fields that buyers name', object({ c: { oneOf: [SMALL, FREE] } })],
  [
    'a reference to a condition',
    object({ c: { oneOf: [SMALL, { $ref: '#/$defs/p' }] } }, { $defs: { p: BRANCH } }),
  ],
  ['itself', node({ oneOf: [SMALL, object({ kid: { $ref: '#/$defs/node' } })] })],
  [
    'several patterns',
    object({ added: DEPENDENCY }, { patternProperties: { '^[a-z]+$': text('T') } }),
  ],
])('what only typing makes is found, and RJSF asks for it: an alternative with %s', (_, part) => {
  const schema = normaliseSchema(part as never) as RJSFSchema;
  expect(findTypedSchemas(schema as never)).not.toEqual([]);
  expect(() => drawEverything(schema)).toThrow('No precompiled validator function was found');
});
