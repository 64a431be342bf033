import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cards, newBuyer } from '../support/buyer.ts';
import { DIST } from '../support/built-server.ts';
import { listen } from '../support/noise.ts';
import { english } from '../support/shops.ts';
import { Visit } from '../support/visit.ts';
import { expect, isRunning, test } from './fixtures.ts';

/** Names of files that only the next build has; see fixtures.ts. */
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
  for (const build of [DIST, next]) {
    await cp(join(build, 'client'), assets, { recursive: true, force: false });
  }
  const settings = { PREVIOUS_ASSETS: assets, DRAIN_MS: '500' };
  const [before, after] = await Promise.all([startCopy(settings), startCopy(settings, next)]);
  let documents = 0;
  page.on('domcontentloaded', () => documents++);

  balancer.turnTo(before.origin);
  await visit.open('/lead', english);
  balancer.turnTo(before.origin, after.origin);
  await visit.sendLead(english);

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

  before.stop();
  await visit.payment.fill(cards.approved, buyer, english);
  await expect.poll(() => isRunning(before)).toBe(false);
  await visit.confirm();
  expect(documents).toBe(1);
  expect(upstream.taken).toHaveLength(5);
});
