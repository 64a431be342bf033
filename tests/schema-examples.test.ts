import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';

const folder = 'schemas/brand';
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
const schemas = readdirSync(folder).map((file) => {
  const schema = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  ajv.addSchema(schema);
  return [file, schema] as const;
});

/** Every property, unless a condition asks for it, and everything else that says of itself what it is. */
function described(schema: unknown, pointer: string): [pointer: string, node: Described][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const node = schema as Described;
  const isProperty = /\/properties\/[^/]+$/.test(pointer) && !/\/if\/properties\//.test(pointer);
  const isOwn = isProperty || typeof node.description === 'string';
  const inner = Object.entries(node).flatMap(([key, value]) => {
    const step = key.replaceAll('~', '~0').replaceAll('/', '~1');
    return key === 'examples' ? [] : described(value, `${pointer}/${encodeURIComponent(step)}`);
  });
  return isOwn ? [[pointer, node], ...inner] : inner;
}

interface Described {
  title?: unknown;
  description?: unknown;
  examples?: unknown[];
}

test.each(schemas)(
  '%s: everything has a title, a description and examples, and every example holds',
  (_, schema) => {
    for (const [pointer, node] of described(schema, '#')) {
      expect([typeof node.title, typeof node.description], pointer).toEqual(['string', 'string']);
      expect(node.examples?.length, pointer).toBeGreaterThan(0);
      const validate = ajv.compile({ $ref: `${schema.$id}${pointer}` });
      for (const example of node.examples!) {
        validate(example);
        expect(validate.errors ?? [], `${pointer}: ${JSON.stringify(example)}`).toEqual([]);
      }
    }
  },
);
