import { whileServing, type BuiltServer } from './built-server.ts';
import { test as base } from './fixtures.ts';

/** The tests of a file on a server of their own, which runs with these settings. */
export const onOwnServer = (settings: Readonly<Record<string, string>>) =>
  base.extend<object, { server: BuiltServer }>({
    server: [
      ({}, use) => whileServing({ ENVIRONMENT: 'test', ...settings }, use),
      { scope: 'worker', timeout: 60_000 },
    ],
    baseURL: ({ server }, use) => use(server.origin),
  });
