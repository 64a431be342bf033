import { createHash } from 'node:crypto';
import { cards } from '../support/buyer.ts';
import { fetchMetrics } from '../support/built-server.ts';
import { expect, test } from '../support/independent-upstream/fixtures.ts';
import { answeredWith } from '../support/noise.ts';
import { english } from '../support/shops.ts';
import { GENERAL_ERROR } from '../support/texts.ts';

type Line = Partial<Record<string, unknown>>;

/** The lines of a log that are JSON, as `jq -R 'fromjson?'` takes them. */
function linesOf(printed: string): Line[] {
  return printed.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as Line];
    } catch {
      return [];
    }
  });
}

/** The sum of a metric's series that have these labels, as a scraper reads it. */
async function metric(origin: string, name: string, labels: string): Promise<number> {
  const answer = await fetchMetrics(origin);
  expect(answer.status).toBe(200);
  const series = (await answer.text())
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) && line.includes(labels));
  return series.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

test("a payment is unknown: the buyer's code leads to the log, the metric and the upstream's record", async ({
  visit,
  buyer,
  upstream,
  house,
  noise,
}) => {
  const unknownPayments = () => metric(house.origin, 'guiche_payments_total', 'outcome="unknown"');
  const before = await unknownPayments();
  noise.expect(answeredWith(502, 'payment'));
  upstream.failNext('POST /api/v2/payment', { when: 'after', reply: 'cut' });
  const payment = await visit.failToPay(english, GENERAL_ERROR);

  const code = await payment.code.innerText();
  /** The lines about requests of which one field has this value. */
  const requests = (field: string, value: unknown) =>
    linesOf(house.printed()).filter((line) => line.msg === 'request' && line[field] === value);
  await expect.poll(() => requests('requestId', code)).toHaveLength(1);
  const [line] = requests('requestId', code);
  expect(line).toMatchObject({
    method: 'POST',
    template: '/api/v2/payment',
    operationId: 'payV2',
    status: 502,
    payment: 'unknown',
  });

  const records = upstream.seen.filter(({ headers }) => headers['x-request-id'] === code);
  expect(records).toHaveLength(1);
  const key = String(records[0]!.headers['idempotency-key']);
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 16);
  expect(line!.keyHash).toBe(hash);
  expect(upstream.taken.map((charge) => charge.key)).toEqual([key]);
  expect(await unknownPayments()).toBe(before + 1);

  // The buyer's own repeat settles it, and the operator sees both attempts by the hash of the key.
  await visit.payAgain(english);
  await expect
    .poll(() => requests('keyHash', hash).map((attempt) => attempt.payment))
    .toEqual(['unknown', 'accepted']);
  expect(upstream.taken).toHaveLength(1);
  expect(await unknownPayments()).toBe(before + 1);
  for (const secret of [key, buyer.email, cards.approved.number.replaceAll(' ', '')]) {
    expect(house.printed()).not.toContain(secret);
  }
});
