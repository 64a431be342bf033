import type { OperationId } from '../../src/contract/generated/operations.ts';
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

/** Fields that a body cannot do without. */
const NEEDED: Partial<Record<OperationId, string>> = {
  createLead: 'name email phone',
  sendSms: 'productCode business',
  validatePhone: 'code business productCode',
  generateContract: 'planId name email business',
  payV2: 'name email amount captchaToken paymentMethods productCode',
  payV1: 'invoiceId name email captchaToken productCode paymentMethods',
  renewV1: 'captchaToken planId productCode sessionId paymentMethod',
  renewV2: 'captchaToken planId productCode amount sessionId paymentMethods',
  verifyCard: 'company holder number expiration cvv',
  sendReferer: 'referer product',
};

/** Fields that know only some words. */
const CHOICES: Partial<Record<OperationId, string>> = {
  getProductV1: 'planType operation',
  getProductV2: 'planTypes operation priceMode',
  getSeller: 'operation',
  getFranchiseRegions: 'country',
  getFranchiseCities: 'country',
  getFranchiseUnits: 'country',
  createLead: 'planType operation',
  payV2: 'operation type planType',
  payV1: 'operation',
  renewV2: 'type',
  verifyCard: 'company',
};

/** Nothing is passed through but the query of this call. */
const TAKES_ANY_QUERY = 'getContract';

type Fields = Record<string, unknown>;
type First = (typeof CASES)[number];

const words = (table: Partial<Record<OperationId, string>>, id: OperationId) =>
  table[id]?.split(' ') ?? [];

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
  return [
    ...words(NEEDED, first.id).map((name): [string, Travelling, string] => [
      `without ${name}`,
      withBody(first, { [name]: undefined }),
      `${name} is missing`,
    ]),
    ...Object.entries(body).map(([name, value]): [string, Travelling, string] => [
      `${name} of another type`,
      withBody(first, { [name]: ofAnotherType(value) }),
      `body field ${name} must be`,
    ]),
    ...words(CHOICES, first.id).map((name): [string, Travelling, string] => [
      `${name} with a word that nobody knows`,
      withBody(first, { [name]: SECRET }),
      `body field ${name} must be equal to one of the allowed values`,
    ]),
    ['an unknown field', withBody(first, { surprise: SECRET }), 'field surprise is not part of'],
    [
      'a body that is no JSON by its name',
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
    ...words(CHOICES, first.id).map((name): [string, Travelling, string] => [
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
