import { kill, runBuiltServer, type BuiltServer } from '../built-server.ts';
import { test as base, expect } from '../fixtures.ts';
import { startUpstream, type Upstream } from './upstream.ts';

export { expect };

interface House {
  upstream: Upstream;
  /** The production command, which serves the checkout on that upstream. */
  server: BuiltServer;
}

interface Servers {
  /** Further settings of the server, from whatever a spec starts beside it. */
  settings: Readonly<Record<string, string>>;
  house: House;
}

export const test = base.extend<{ upstream: Upstream }, Servers>({
  settings: [async ({}, use) => use({}), { scope: 'worker' }],
  house: [
    async ({ settings }, use) => {
      const upstream = await startUpstream();
      const server = await runBuiltServer({
        API_URL: upstream.origin,
        ENVIRONMENT: 'production',
        ...settings,
      });
      await use({ upstream, server });
      // Browsers report to the server what its policies have stopped.
      expect(server.said()).not.toContain('The policy of a page has stopped something.');
      kill(server);
      upstream.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house.server.origin),
  // Every test begins with the plain upstream, also one that does not speak to it.
  upstream: [
    async ({ house }, use) => {
      house.upstream.reset();
      await use(house.upstream);
      expect(house.upstream.complaints, 'what the upstream complains about').toEqual([]);
    },
    { auto: true },
  ],
});
