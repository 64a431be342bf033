import { expect, test as base } from '../own-server.ts';
import { whileOpen } from '../while-open.ts';
import { serveUpstream, type ServedUpstream } from './served.ts';

export { expect };

/** The production command, which serves the checkout on this upstream. */
export const test = base.extend<{ upstream: ServedUpstream }, { served: ServedUpstream }>({
  served: [({}, use) => whileOpen(serveUpstream(), use), { scope: 'worker' }],
  settings: [
    ({ served }, use) => use({ API_URL: served.origin, ENVIRONMENT: 'production' }),
    { scope: 'worker' },
  ],
  server: [
    async ({ server }, use) => {
      await use(server);
      // Browsers report to the server what its policies have stopped.
      expect(server.said()).not.toContain('The policy of a page has stopped something.');
    },
    { scope: 'worker' },
  ],
  // Every test begins with the plain upstream, also one that does not speak to it.
  upstream: [
    async ({ served }, use) => {
      served.reset();
      await use(served);
      expect(served.complaints, 'what the upstream complains about').toEqual([]);
    },
    { auto: true },
  ],
});
