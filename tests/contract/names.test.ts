import { expect, test } from 'vitest';
import openapi from '../../schemas/api/openapi.json' with { type: 'json' };
import { calls, schemas } from '../../scripts/check-upstream/documented.ts';
import { SPECIFIED } from './specification.ts';

const schemaOf = (name: string | undefined) => schemas[name ?? ''];
const sorted = (names: Iterable<string>) => [...names].sort();

test('the document is OpenAPI 3.1 and has the 21 calls of section 7, and no other', () => {
  expect(openapi.openapi).toMatch(/^3\.1\./);
  const lines = calls.map(({ method, path }) => `${method} ${path}`);
  expect(sorted(lines)).toEqual(sorted(SPECIFIED.map(({ method, path }) => `${method} ${path}`)));
  expect(lines).toHaveLength(21);
});

test.each(SPECIFIED)('[$row] $id: path and names', ({ id, method, path, names, reads }) => {
  const call = calls.find((one) => one.id === id)!;
  expect([call.method, call.path]).toEqual([method, path]);
  const placed = (place: string) =>
    call.parameters.filter((one) => one.in === place).map(({ name }) => name);
  expect(placed('path')).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const { body } = call;
  expect(body === undefined).toBe(method === 'GET');
  if (names !== 'any') {
    const own = method === 'GET' ? placed('query') : Object.keys(schemaOf(body)!.properties!);
    expect(sorted(own)).toEqual(sorted(names));
    if (body) expect(schemaOf(body)!.additionalProperties).toBe(false);
  }
  const answer = schemaOf(call.answer);
  const item = schemas.FranchiseUnit;
  const known = Object.keys((answer?.type === 'array' ? item : answer)?.properties ?? {});
  for (const name of reads) expect(known).toContain(name);
});

test('every call names its version, and what moves money its Idempotency-Key', () => {
  for (const { id, parameters } of calls) {
    const headers = parameters.filter((one) => one.in === 'header' && one.required);
    const moves = ['payV1', 'payV2', 'renewV1', 'renewV2'].includes(id);
    const names = moves ? ['appVersion', 'Idempotency-Key'] : ['appVersion'];
    expect([id, headers.map(({ name }) => name)]).toEqual([id, names]);
  }
});

test('of an answer only what the product cannot do without is needed; more is tolerated', () => {
  const answers = new Set(calls.flatMap(({ answer }) => answer ?? []));
  const needed = [...answers].map((name) => [name, schemaOf(name)!.required]);
  expect(Object.fromEntries(needed.filter(([, required]) => required))).toEqual({
    Product: ['plans'],
    ProductConfig: ['checkoutFlow'],
    PlanProduct: ['productCode'],
    PaymentResult: ['token'],
  });
  for (const name of answers) expect(schemaOf(name)!.additionalProperties).not.toBe(false);
});
