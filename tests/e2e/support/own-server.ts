import { runBuiltServer, type BuiltServer } from './built-server.ts';
import { test as base } from './fixtures.ts';

/** The tests of a file on a server of their own, which runs with these settings. */
export const onOwnServer = (settings: Readonly<Record<string, string>>) =>
  base.extend<object, { server: BuiltServer }>({
    server: [
      async ({}, use) => {
        const server = await runBuiltServer({ ENVIRONMENT: 'test', ...settings });
        await use(server);
        server.kill('SIGKILL');
      },
      { scope: 'worker' },
    ],
    baseURL: async ({ server }, use) => use(server.origin),
  });
