import { expect, test } from 'vitest';
import openapi from '../../schemas/api/openapi.json' with { type: 'json' };
import { callsOf, type JsonSchema, type OpenApi } from './openapi-document.ts';

const document = openapi as unknown as OpenApi;
const calls = callsOf(document);

test('every call has the appVersion header, and every path parameter of its path', () => {
  for (const { id, path, parameters } of calls) {
    const named = (where: string) =>
      parameters.filter((own) => own.in === where).map((own) => own.name);
    expect([id, named('header')]).toEqual([id, expect.arrayContaining(['appVersion'])]);
    expect([id, named('path')]).toEqual([
      id,
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
    ]);
  }
});

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

/** Names of the schemas that a schema refers to, at any depth. */
function schemasWithin(schema: JsonSchema): string[] {
  const names = [...JSON.stringify(schema).matchAll(/#\/components\/schemas\/(\w+)/g)];
  return names.flatMap(([, name]) => [
    name!,
    ...schemasWithin(document.components.schemas[name!]!),
  ]);
}

test('requests are closed, answers are open and ask for little', () => {
  const { schemas } = document.components;
  const bodies = calls.flatMap(({ body }) => body ?? []);
  const requests = new Set(bodies.flatMap((name) => [name, ...schemasWithin(schemas[name]!)]));
  const records = Object.entries(schemas).filter(([, { type }]) => type !== 'array');
  // A brand's own questions go out with the lead (D-179).
  requests.delete('CreateLeadBody');
  for (const [name, schema] of records) {
    expect([name, schema.additionalProperties]).toEqual([name, !requests.has(name)]);
  }
  expect(schemas.PaymentResult!.required).toEqual(['token']);
  expect(schemas.ProductConfig!.required).toEqual(['checkoutFlow']);
  expect(schemas.Seller!.required).toBeUndefined();
});
