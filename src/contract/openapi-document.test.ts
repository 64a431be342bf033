import { expect, test } from 'vitest';
import openapi from '../../schemas/api/openapi.json' with { type: 'json' };
import { callsOf, type JsonSchema, type OpenApi } from './openapi-document.ts';

const document = openapi as unknown as OpenApi;
const calls = callsOf(document);

test('these calls are in use', () => {
  expect(calls.map(({ id, method, path }) => `${id}: ${method} ${path}`)).toEqual([
    'getProductConfig: GET /api/v1/product/{code}/config',
    'getProductV1: GET /api/v1/product/{code}',
    'getProductV2: GET /api/v2/product/{code}',
    'getTickets: GET /api/v1/product/{code}/tickets',
    'getContract: GET /api/v1/product/{code}/contract',
    'generateContract: POST /api/v1/product/{code}/contract/generate',
    'getPlanProduct: GET /api/v1/plan/{id}/product',
    'getSeller: GET /api/v1/seller/{source}',
    'getFranchiseCities: GET /api/v1/franchises/cities',
    'getFranchiseRegions: GET /api/v1/franchises/regions',
    'getFranchiseUnits: GET /api/v1/franchises/units',
    'createLead: POST /api/v1/lead',
    'updateLead: PATCH /api/v1/lead/{leadId}',
    'sendSms: POST /api/v1/lead/{leadId}/phones/send-sms',
    'validatePhone: POST /api/v1/lead/{leadId}/phones/validate',
    'payV2: POST /api/v2/payment',
    'sendReferer: POST /api/v1/subscription/{id}/referer',
    'payV1: POST /api/v1/payment',
    'renewV1: POST /api/v1/subscription/{id}/renew',
    'renewV2: POST /api/v2/subscription/{id}/renew',
    'verifyCard: POST /api/v2/subscription/{id}/custom-sale/verify-card',
  ]);
});

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

test('every call that moves money has a key, and no other', () => {
  const withKey = calls.filter(({ parameters }) =>
    parameters.some(({ name, required }) => name === 'Idempotency-Key' && required),
  );
  expect(withKey.map(({ id }) => id)).toEqual(['payV2', 'payV1', 'renewV1', 'renewV2']);
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

test('requests are closed, answers are open and ask for little', () => {
  const { schemas } = document.components;
  const requests = [
    'CreateLeadBody',
    'UpdateLeadBody',
    'SendSmsBody',
    'ValidatePhoneBody',
    'Address',
    'PayV2Body',
    'PayV1Body',
    'InvoicePaymentMethod',
    'RenewV1Body',
    'RenewV2Body',
    'RenewMetadata',
    'PaymentMethod',
    'CardDetails',
    'RefererBody',
    'ContractBody',
  ];
  const records = Object.entries(schemas).filter(([, { type }]) => type !== 'array');
  for (const [name, schema] of records) {
    expect([name, schema.additionalProperties]).toEqual([name, !requests.includes(name)]);
  }
  expect(schemas.PaymentResult!.required).toEqual(['token']);
  expect(schemas.ProductConfig!.required).toEqual(['checkoutFlow']);
  expect(schemas.Seller!.required).toBeUndefined();
});
