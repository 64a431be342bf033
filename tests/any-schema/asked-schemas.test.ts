import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import * as rjsf from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { describe, expect, test, vi } from 'vitest';
import { normaliseSchema } from '../../src/brand/compile/normalise-schema.ts';
import { findTypedSchemas } from '../../src/brand/compile/rjsf/typed-schemas.ts';
import { validatorOf } from '../drawing/brands.ts';
import { object, text } from './sample.ts';

/** Asks a validator for all that the fields of RJSF ask for while they draw a value. */
function drawWith(validator: ValidatorType, root: RJSFSchema, values: unknown): void {
  const draw = (schema: RJSFSchema, value: unknown, depth = 0): void => {
    if (depth > 5) return;
    const { oneOf, anyOf, ...shown } = rjsf.retrieveSchema(validator, schema, root, value as never);
    for (const given of [oneOf, anyOf].filter((one) => one !== undefined)) {
      const options = given.map((one) =>
        rjsf.retrieveSchema(validator, one as RJSFSchema, root, value as never),
      );
      rjsf.getClosestMatchingOption(validator, root, value as never, options, 0);
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
const NODE = { $ref: '#/$defs/node' };
const treeOf = (more: object) =>
  object(
    { tree: NODE },
    { $defs: { node: object({ kids: { type: 'array', items: NODE }, ...N }, more) } },
  );
const choiceOf = (...options: object[]) => object({ c: { oneOf: options } });

/** Values of the parts that decide something, and some that fit none. */
const VALUES = [undefined, {}, { a: 'x' }, { b: 'x' }, { n: 'x' }, { n: 'y', q: 'x', other: 'y' }];

type Place = [schemaOf: (part: object) => object, valueOf: (value: unknown) => unknown];
const PLACES: Record<string, Place> = {
  'in a group': [(part) => object({ x: object({ y: part }) }), (y) => ({ x: { y } })],
  'in a list': [
    (part) => object({ l: { type: 'array', items: part, minItems: 1 } }),
    (value) => ({ l: [value] }),
  ],
  'in further places of a list': [
    (part) => object({ l: { type: 'array', items: [text('T'), part], additionalItems: part } }),
    (value) => ({ l: ['x', value, value] }),
  ],
  'in fields that buyers name': [
    (part) => object({ x: text('X') }, { additionalProperties: part }),
    (added) => ({ added }),
  ],
  'in fields named by a pattern': [
    (part) => object({ X: text('X') }, { patternProperties: { '^[a-z]+$': part } }),
    (added) => ({ added }),
  ],
  'in a group of an alternative': [
    (part) => choiceOf(SMALL, object({ z: part })),
    (z) => ({ c: { z } }),
  ],
  'in a list of an alternative': [
    (part) => choiceOf(text('T'), { type: 'array', items: part }),
    (value) => ({ c: [value] }),
  ],
  'behind a reference': [
    (part) => object({ x: { $ref: '#/$defs/p' } }, { $defs: { p: part } }),
    (x) => ({ x }),
  ],
  'in a tree': [
    (part) => treeOf({ allOf: [object({ z: part })] }),
    (z) => ({ tree: { kids: [{ kids: [{ z }], z }] } }),
  ],
};
const PARTS = { alternatives: CHOICE, 'a condition': BRANCH, 'a dependency': DEPENDENCY };

/** The schema as the build takes it, and drawing with no more than what the build has compiled of it. */
function built(written: object) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const schema = normaliseSchema(written as never) as RJSFSchema;
  const validator = createPrecompiledValidator(validatorOf(schema) as never, schema);
  return {
    typed: findTypedSchemas(schema as never),
    draw: (values: readonly unknown[]) =>
      values.forEach((value) => drawWith(validator, schema, value)),
  };
}

describe.each(Object.entries(PLACES))('%s', (_, [schemaOf, valueOf]) => {
  test.each(Object.entries(PARTS))(
    'every schema that RJSF asks for is compiled: %s',
    (__, part) => {
      const { typed, draw } = built(schemaOf(part));
      expect(typed).toEqual([]);
      expect(() => draw(VALUES.map(valueOf))).not.toThrow();
    },
  );
});

test.each<[string, object]>([
  ['a condition', choiceOf(SMALL, BRANCH)],
  ['a dependency', choiceOf(SMALL, DEPENDENCY)],
  ['fields that buyers name', choiceOf(SMALL, FREE)],
  [
    'a reference to a condition',
    { ...choiceOf(SMALL, { $ref: '#/$defs/p' }), $defs: { p: BRANCH } },
  ],
  ['itself', treeOf({ oneOf: [SMALL, object({ kid: NODE })] })],
  [
    'several patterns',
    object({ added: DEPENDENCY }, { patternProperties: { '^[a-z]+$': text('T') } }),
  ],
])('what only typing makes is found, and RJSF asks for it: an alternative with %s', (_, part) => {
  const { typed, draw } = built(part);
  expect(typed).not.toEqual([]);
  const places = VALUES.flatMap((c) => [
    { c, added: c },
    { tree: { kids: [{ kid: { kid: c } }], kid: { kid: { kid: c } } } },
  ]);
  expect(() => draw(places)).toThrow('No precompiled validator function was found');
});
