import { randomUUID } from 'node:crypto';
import { LONG } from '../support/long.ts';
import { english } from '../support/shops.ts';
import { expect, test } from './fixtures.ts';
import { accountsOf } from '../../copies/accounts.ts';
import { buyAll, buyersAtPayment } from './shopping.ts';

// A second charge is never a matter of luck.
test.describe.configure({ retries: 0 });

const PAYMENT = '/api/v2/payment';

test(
  'purchases are spread over two copies, call by call, and each buyer is charged once',
  LONG,
  async ({ visit, buyer, balancer, copies, upstream }) => {
    const shopping = buyersAtPayment(balancer.origin, 'duas', 20);
    const [bought] = await Promise.all([
      shopping.then((buyers) => buyAll(buyers, 5)),
      visit.buy(english),
    ]);
    for (const { origin } of copies) {
      const paths = balancer.handed.filter(({ copy }) => copy === origin).map(({ path }) => path);
      expect(paths.filter((path) => path === PAYMENT).length).toBeGreaterThan(0);
      expect(paths.filter((path) => path === '/api/v1/lead').length).toBeGreaterThan(0);
    }
    const accounts = accountsOf(upstream);
    expect(bought.map(({ email, token }) => [email, [token]]).sort()).toEqual(
      bought.map(({ email }) => [email, accounts.get(email)?.charged]).sort(),
    );
    expect(accounts.get(buyer.email)?.charged).toHaveLength(1);
    expect(upstream.taken).toHaveLength(21);
  },
);

test(
  'a payment that reaches both copies at once under one key is two calls and one charge',
  LONG,
  async ({ balancer, copies, upstream }) => {
    const [ana] = await buyersAtPayment(balancer.origin, 'ambas', 1);
    await ana!.pay();
    const { body } = upstream.seen.find(({ path }) => path === PAYMENT)!;
    const key = randomUUID();
    upstream.pace(() => ({ beforeMs: 500 }));
    const send = async (origin: string) => {
      const response = await fetch(origin + PAYMENT, {
        method: 'POST',
        headers: {
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
          'idempotency-key': key,
          appversion: '0.0.0',
          accept: 'application/json',
        },
        body: JSON.stringify({ ...body, email: 'ambas+2@exemplo.com.br' }),
      });
      return response.status;
    };
    const statuses = await Promise.all(copies.map(({ origin }) => send(origin)));
    // The second one is told that the first is under way, which decides nothing for its buyer.
    expect(statuses.sort()).toEqual([200, 409]);
    expect(upstream.taken.filter((one) => one.key === key)).toHaveLength(1);
  },
);
