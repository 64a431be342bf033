import { expect, test } from 'vitest';
import openapi from '../../schemas/api/openapi.json' with { type: 'json' };
import { callsOf, type JsonSchema, type OpenApi } from './openapi-document.ts';

const document = openapi as unknown as OpenApi;
const calls = callsOf(document);

/** Every schema that stands for a value: properties and items, at any depth. */
function values(place: string, schema: JsonSchema): [string, JsonSchema][] {
  const inner = Object.entries(schema.properties ?? {});
  const items = schema.items ? [['[]', schema.items as JsonSchema] as const] : [];
  return [...inner, ...items].flatMap(([name, value]) => [
    [`${place}.${name}`, value] as [string, JsonSchema],
    ...values(`${place}.${name}`, value),
  ]);
}

test('every field is explained by title, description and example', () => {
  const { schemas, parameters } = document.components;
  const own = calls.flatMap((call) => call.parameters);
  const all: [string, JsonSchema][] = [
    ...Object.entries(schemas),
    ...Object.entries(schemas).flatMap(([name, schema]) => values(name, schema)),
    ...[...Object.values(parameters), ...own].map(
      ({ name, schema, description }) => [name, { description, ...schema }] as [string, JsonSchema],
    ),
  ];
  const silent = all
    .filter(([, schema]) => !schema.$ref)
    .filter(([, { title, description, examples }]) => !(title && description && examples));
  expect(silent.map(([place]) => place)).toEqual([]);
});
