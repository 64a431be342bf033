import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cards, newBuyer } from '../support/buyer.ts';
import { listen } from '../support/noise.ts';
import { english } from '../support/shops.ts';
import { Visit } from '../support/visit.ts';
import { hydrated } from '../support/models/hydrated.ts';
import { expect, test } from './fixtures.ts';

/** Names of files that only the next build has; see other-build.ts. */
const OF_NEXT = /next\.(js|css)$/;

test('old and new build side by side: an open page and new ones go on, and so they do when the old copy stops', async ({
  browser,
  page,
  visit,
  buyer,
  balancer,
  startCopy,
  next,
  upstream,
}) => {
  test.setTimeout(180_000);
  const assets = join(dirname(next), 'assets');
  for (const build of ['dist', next]) {
    await cp(join(build, 'client'), assets, { recursive: true, force: false });
  }
  const settings = { PREVIOUS_ASSETS: assets, DRAIN_MS: '500' };
  const [before, after] = await Promise.all([startCopy(settings), startCopy(settings, next)]);
  let documents = 0;
  page.on('domcontentloaded', () => documents++);

  balancer.turnTo(before.origin);
  await visit.open('/lead', english);
  balancer.turnTo(before.origin, after.origin);
  await visit.lead.send(buyer, english);
  await visit.at('/payment');

  // Documents of both builds, each of which asks both copies for its files.
  const others = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const context = await browser.newContext({ baseURL: balancer.origin, locale: 'pt-BR' });
      const noise = await listen(context);
      const other = new Visit(await context.newPage(), newBuyer('lado'));
      await other.buy(english);
      return { context, noise };
    }),
  );
  for (const { context, noise } of others) {
    expect(noise.unexpected()).toEqual([]);
    await context.close();
  }
  const askedOf = (origin: string) => balancer.handed.filter(({ copy }) => copy === origin);
  expect(askedOf(before.origin).some(({ path }) => OF_NEXT.test(path))).toBe(true);
  expect(
    askedOf(after.origin).some(
      ({ path }) => /^\/assets\/.*\.js$/.test(path) && !OF_NEXT.test(path),
    ),
  ).toBe(true);

  before.kill('SIGTERM');
  await visit.payment.fill(cards.approved, buyer, english);
  expect(await before.ended).toBe(0);
  await visit.payment.confirm(english);
  await visit.at('/success');
  expect(documents).toBe(1);
  expect(upstream.taken).toHaveLength(5);
});

test('a deploy that keeps nothing: the open page reloads once', async ({
  page,
  visit,
  balancer,
  startCopy,
  next,
  noise,
}) => {
  test.setTimeout(180_000);
  noise.expect(/status of 404|Failed to fetch dynamically imported/);
  const [before, after] = await Promise.all([startCopy(), startCopy({}, next)]);
  let documents = 0;
  page.on('domcontentloaded', () => documents++);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  // Files that an idle page loads ahead come too late.
  let release = () => {};
  const switched = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/payment-chunk-*.js', async (route) => {
    await switched;
    await route.continue();
  });
  balancer.turnTo(before.origin);
  await visit.open('/lead', english);
  balancer.turnTo(after.origin);
  release();
  await visit.lead.send(visit.buyer, english);
  await visit.at('/payment');
  await expect.poll(() => documents).toBe(2);
  await hydrated(page);
  await visit.pay(english);
  expect(said.filter((line) => line.startsWith('parts of the program: '))).toHaveLength(1);
  expect(documents).toBe(2);
});
