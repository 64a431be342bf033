import openapi from '../../schemas/api/openapi.json' with { type: 'json' };
import type { OperationId } from '../../src/contract/generated/operations.ts';
import { callsOf, type JsonSchema, type OpenApi } from '../../src/contract/openapi-document.ts';
import { CASES } from './all-cases.ts';
import type { Travelling } from './contract-case.ts';

/** A request that is wrong in one place, and the word by which the refusal has to name it. */
export interface Refusal {
  id: OperationId;
  row: string;
  wrong: string;
  request: Travelling;
  names: string;
}

/** Stands wherever something is wrong; a refusal never repeats it. */
export const SECRET = 'S3GREDO';

const document = openapi as unknown as OpenApi;
const { schemas } = document.components;
const callOf = new Map(callsOf(document).map((call) => [call.id, call]));

const resolved = (schema: JsonSchema): JsonSchema =>
  typeof schema.$ref === 'string' ? schemas[schema.$ref.split('/').at(-1)!]! : schema;

/** Whether a value, or an entry of a list, is one of some words. */
const isChoice = (schema: JsonSchema): boolean =>
  'enum' in resolved(schema) || ('items' in schema && isChoice(schema.items as JsonSchema));

const bodyOf = (id: OperationId): JsonSchema => schemas[callOf.get(id)!.body ?? ''] ?? {};

/** Fields that the body of a call cannot do without. */
const neededOf = (id: OperationId): readonly string[] => bodyOf(id).required ?? [];

/** Fields of the body, or names of the query, that take only some words. */
function choicesOf(id: OperationId): string[] {
  const query = callOf
    .get(id)!
    .parameters.filter((one) => one.in === 'query')
    .map(({ name, schema }) => [name, schema] as const);
  const fields = Object.entries(bodyOf(id).properties ?? {});
  return [...query, ...fields].filter(([, schema]) => isChoice(schema)).map(([name]) => name);
}

/** Nothing is passed through but the query of this call. */
const TAKES_ANY_QUERY = 'getContract';

type Fields = Record<string, unknown>;
type First = (typeof CASES)[number];

function withQuery({ request }: First, name: string, value: string): Travelling {
  const { pathname, searchParams } = new URL(request.address, 'http://upstream.example.com');
  searchParams.set(name, value);
  return { ...request, address: `${pathname}?${searchParams}` };
}

const withBody = ({ request }: First, changes: Fields): Travelling => ({
  ...request,
  body: { ...request.body, ...changes },
});

function without({ request }: First, header: string): Travelling {
  const { [header]: _, ...headers } = request.headers as Record<string, string>;
  return { ...request, headers };
}

/** A list or an object where a word belongs, a word where they belong. */
const ofAnotherType = (value: unknown): unknown =>
  typeof value === 'object' ? SECRET : { [SECRET]: SECRET };

function bodyRefusals(first: First): [string, Travelling, string][] {
  const body = first.request.body as Fields | undefined;
  if (!body) return [];
  const { headers } = first.request;
  // POST lead takes what a brand asks for itself (D-179).
  const isOpen = bodyOf(first.id).additionalProperties === true;
  const unknown: [string, Travelling, string] = [
    'an unknown field',
    withBody(first, { surprise: SECRET }),
    'field surprise is not part of',
  ];
  return [
    ...neededOf(first.id).map((name): [string, Travelling, string] => [
      `without ${name}`,
      withBody(first, { [name]: undefined }),
      `${name} is missing`,
    ]),
    ...Object.entries(body).map(([name, value]): [string, Travelling, string] => [
      `${name} of another type`,
      withBody(first, { [name]: ofAnotherType(value) }),
      `body field ${name} must be`,
    ]),
    ...choicesOf(first.id).map((name): [string, Travelling, string] => [
      `${name} with a word that nobody knows`,
      withBody(first, { [name]: SECRET }),
      `body field ${name} must be equal to one of the allowed values`,
    ]),
    ...(isOpen ? [] : [unknown]),
    [
      'a body that is not JSON by its name',
      { ...first.request, headers: { ...headers, 'content-type': 'text/plain' } },
      'header content-type',
    ],
  ];
}

function queryRefusals(first: First): [string, Travelling, string][] {
  if (first.request.body) return [];
  const unknown: [string, Travelling, string][] = [
    ['an unknown field', withQuery(first, 'surprise', SECRET), 'parameter surprise is not part of'],
  ];
  return [
    ...(first.id === TAKES_ANY_QUERY ? [] : unknown),
    ...choicesOf(first.id).map((name): [string, Travelling, string] => [
      `${name} with a word that nobody knows`,
      withQuery(first, name, SECRET),
      `query parameter ${name}`,
    ]),
  ];
}

function headerRefusals(first: First): [string, Travelling, string][] {
  return Object.keys(first.request.headers)
    .filter((name) => name !== 'content-type')
    .map((name) => [`without ${name}`, without(first, name), `header ${name}`]);
}

/** Every call's first case, which has every field, wrong in one place after the other. */
export const REFUSALS: readonly Refusal[] = [...new Set(CASES.map(({ id }) => id))].flatMap(
  (id) => {
    const first = CASES.find((one) => one.id === id)!;
    const all = [...headerRefusals(first), ...queryRefusals(first), ...bodyRefusals(first)];
    return all.map(([wrong, request, names]) => ({ id, row: first.row, wrong, request, names }));
  },
);
