import { expect, test } from 'vitest';
import { smallestBackend } from '../../docs/upstream/smallest-backend.ts';
import { sandboxBrands } from '../../scripts/brand-files/sandbox-brands.ts';
import { exitCodeOf } from '../../scripts/check-upstream/check.ts';
import { reportOf } from '../../scripts/check-upstream/report.ts';
import { saysItIsTest } from '../../scripts/check-upstream/command.ts';
import { testCard } from '../../scripts/check-upstream/options.ts';
import { createSandbox } from '../../src/sandbox/create-sandbox.ts';
import { createUpstream } from '../e2e/support/independent-upstream/upstream.ts';
import { brandOf, checked } from '../walk/brands.ts';
import { checkByPaying, type InProcess } from './check-in-process.ts';

const card = testCard('4242424242424242 08/31 123')!;
const brand = brandOf('MS');
const PAYMENT = '/api/v2/payment';

const pay = (fetch: InProcess, charges?: () => Promise<readonly unknown[]>) =>
  checkByPaying(fetch, brand, { card, charges });

/** An upstream before which the payments of a check pass through something. */
const between =
  (fetch: InProcess, change: (request: Request) => Request | Response): InProcess =>
  async (request) => {
    const changed = request.url.endsWith(PAYMENT) ? change(request) : request;
    return changed instanceof Response ? changed : fetch(changed);
  };

test.concurrent.each(['replaying', 'strict'] as const)(
  'an upstream whose keys are %s is charged once for each of two keys',
  async (policy) => {
    const upstream = createUpstream();
    upstream.holdKeys(policy);
    const result = await pay(upstream.fetch, async () => upstream.taken);
    expect(result.findings).toEqual([]);
    expect(upstream.taken).toHaveLength(2);
    expect(result.written).toMatchObject([{ expectedCharges: 2, charges: 2 }]);
    expect(result.written[0]!.mark).toMatch(/^guiche-check-\w+@example\.com$/);
    const people = upstream.seen.flatMap(({ body }) => body?.email ?? []);
    expect(new Set(people)).toEqual(new Set([result.written[0]!.mark]));
  },
);

test.concurrent('the sandbox keeps what it says of its keys', async () => {
  const sandbox = createSandbox({ brands: sandboxBrands(checked) });
  const result = await pay(sandbox.fetch, async () => sandbox.state.charges);
  expect(result.findings).toEqual([]);
  expect(result.written).toMatchObject([{ expectedCharges: 2, charges: 2 }]);
});

test.concurrent(
  'so does the smallest backend, where the first connection is cut in the middle',
  async () => {
    const app = smallestBackend(
      () => new Promise((resolve) => setTimeout(() => resolve(true), 200)),
    );
    const charges = async () => (await app.request('/charges')).json();
    const result = await pay(async (request) => app.fetch(request), charges);
    expect(result.findings).toEqual([]);
    expect(result.written).toMatchObject([{ expectedCharges: 2, charges: 2 }]);
  },
);

test.concurrent('an upstream that looks at no key is told of both second charges', async () => {
  const upstream = createUpstream();
  const forgetful = between(upstream.fetch, (request) => {
    const headers = new Headers(request.headers);
    headers.set('idempotency-key', crypto.randomUUID());
    return new Request(request, { headers });
  });
  const result = await pay(forgetful);
  expect(result.findings.map(({ id }) => id)).toContain('second-charge');
  expect(exitCodeOf(result)).toBe(1);
});

test.concurrent('a list of charges says what answers hide', async () => {
  const upstream = createUpstream();
  const twice = async () => [...upstream.taken, ...upstream.taken];
  const { findings, written } = await pay(upstream.fetch, twice);
  expect(findings.map(({ id }) => id).toSorted()).toEqual(['cut-charge', 'second-charge']);
  expect(written).toMatchObject([{ expectedCharges: 2, charges: 4 }]);
});

test.each([
  ['refuses', () => Response.json({ message: 'No.' }, { status: 402 }), 'payment-refused'],
  ['fails', () => Response.json({}, { status: 500 }), 'payment-unknown'],
  ['answers without a token', () => Response.json({}), 'payment-unknown'],
] as const)('a payment that the upstream %s is not repeated', async (_, answer, id) => {
  const upstream = createUpstream();
  let payments = 0;
  const fetch = between(upstream.fetch, () => {
    payments += 1;
    return answer();
  });
  const result = await pay(fetch);
  expect(result.findings).toMatchObject([{ id, operationId: 'payV2', call: `POST ${PAYMENT}` }]);
  expect(payments).toBe(1);
  for (const format of ['text', 'json'] as const)
    expect(reportOf(result, format, 'pt-BR')).not.toContain(card.cardNumber);
});

test('without a lead nothing is paid', async () => {
  const upstream = createUpstream();
  upstream.answers.lead = 'no-id';
  const result = await pay(upstream.fetch);
  expect(result.findings.map(({ id }) => id)).toEqual(['lead-refused']);
  expect(upstream.taken).toEqual([]);
});

test.each([
  ['Homolog', true],
  ['production', false],
  ['', false],
])('an upstream that says %j in x-environment is a test environment: %s', (value, isTest) => {
  const headers = new Headers({ 'x-environment': value });
  const exchange = { operationId: 'getSeller', call: '', ms: 1, headers } as const;
  expect(saysItIsTest({ exchanges: [exchange] })).toBe(isTest);
});

test.each(['', '4242', '4242424242424242', '9999999999999999 08/31 123'])(
  'no test card is %j',
  (written) => expect(testCard(written)).toBeUndefined(),
);
