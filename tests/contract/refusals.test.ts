import { expect, test } from 'vitest';
import { CASES } from './all-cases.ts';
import type { Travelling } from './contract-case.ts';
import { put, sandboxShop } from './sandbox-shop.ts';
import { SPECIFIED } from './specification.ts';

/** Stands wherever something is wrong; a refusal never repeats it. */
const SECRET = 'S3GREDO';

type Wrong = [what: string, request: Travelling, named: string];

/** A request that has every field, wrong in one place after the other, and the words that name the place. */
function wrongWaysOf(request: Travelling): Wrong[] {
  const { headers, body, address } = request;
  const withBody = (changes: object) => ({ ...request, body: { ...body, ...changes } });
  const unknown = `${address}${address.includes('?') ? '&' : '?'}surprise=${SECRET}`;
  return [
    ...Object.keys(headers)
      .filter((name) => name !== 'content-type')
      .map((name): Wrong => {
        const { [name]: _, ...others } = headers as Record<string, string>;
        return [`without ${name}`, { ...request, headers: others }, `header ${name}`];
      }),
    ...Object.entries(body ?? {}).map(([name, value]): Wrong => {
      const other = typeof value === 'object' ? SECRET : { [SECRET]: SECRET };
      return [`${name} of another type`, withBody({ [name]: other }), `body field ${name} must be`];
    }),
    body
      ? ['an unknown field', withBody({ surprise: SECRET }), 'field surprise is not part of']
      : ['an unknown field', { ...request, address: unknown }, 'parameter surprise is not part of'],
  ];
}

/** These pass on what a brand asks for itself, or the query of the page. */
const OPEN = ['createLead', 'getContract'];
const [payment] = CASES.filter(({ id }) => id === 'payV2');
const paying = (changes: object): Travelling => ({
  ...payment!.request,
  body: { ...payment!.request.body, ...changes },
});

const refusals = [
  ...SPECIFIED.flatMap(({ id, row }) =>
    wrongWaysOf(CASES.find((one) => one.id === id)!.request)
      .filter(([what]) => !OPEN.includes(id) || what !== 'an unknown field')
      .map(([wrong, request, named]) => ({ id, row, wrong, request, named })),
  ),
  ...(
    [
      ['without captchaToken', paying({ captchaToken: undefined }), 'captchaToken is missing'],
      [
        'a plan type that nobody knows',
        paying({ planType: SECRET }),
        'body field planType must be equal to one of the allowed values',
      ],
      [
        'a body that is not JSON by its name',
        {
          ...payment!.request,
          headers: { ...payment!.request.headers, 'content-type': 'text/plain' },
        },
        'header content-type',
      ],
    ] as Wrong[]
  ).map(([wrong, request, named]) => ({ id: 'payV2', row: payment!.row, wrong, request, named })),
];

test.each(refusals)('[$row] the sandbox refuses $id: $wrong', async ({ request, named }) => {
  const sandbox = sandboxShop();
  const before = structuredClone({ ...sandbox.state, requests: [] });
  const response = await put(sandbox, request);
  const { message } = (await response.json()) as { message: string };
  expect([response.status, message]).toEqual([400, expect.stringContaining(named)]);
  expect(message).toMatch(/^(GET|POST|PATCH) \/api\/.*\.$/);
  expect(message).not.toContain(SECRET);
  expect({ ...sandbox.state, requests: [] }).toEqual(before);
});

test.each([
  ['number', '4242 4242 4242 4242'],
  ['number', '4242424242424'],
  ['expiration', '13/31'],
  ['expiration', '08/2031'],
  ['cvv', '12'],
  ['company', 'maestro'],
  ['holder', ''],
])('[CALL-22] a card whose %s is %s is refused by its place alone', async (name, value) => {
  const { paymentMethods } = payment!.request.body as { paymentMethods: { card: object }[] };
  const [method] = paymentMethods;
  const card = { ...method!.card, [name]: value };
  const response = await put(sandboxShop(), paying({ paymentMethods: [{ ...method, card }] }));
  const { message } = (await response.json()) as { message: string };
  const named = `body field paymentMethods[0].card.${name} must`;
  expect([response.status, message]).toEqual([400, expect.stringContaining(named)]);
  if (value) expect(message).not.toContain(value);
});
