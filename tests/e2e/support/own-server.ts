import { DIST, kill, runBuiltServer, type BuiltServer } from './built-server.ts';
import { expect, test as base } from './fixtures.ts';

export { expect };

interface OwnServer {
  /** The settings that the server runs with; a file says its own by `test.use`, or by a fixture. */
  settings: Readonly<Record<string, string>>;
  /** The built folder that it runs. */
  dist: string;
  server: BuiltServer;
}

/** Tests on a server of their own. */
export const test = base.extend<object, OwnServer>({
  settings: [{}, { option: true, scope: 'worker' }],
  dist: [DIST, { option: true, scope: 'worker' }],
  server: [
    async ({ settings, dist }, use) => {
      const server = await runBuiltServer({ ENVIRONMENT: 'test', ...settings }, dist);
      await use(server);
      kill(server);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ server }, use) => use(server.origin),
});
