import { spawn } from 'node:child_process';
import { test as base, expect } from './fixtures.ts';
import { startUpstream, type Upstream } from './other-upstream.ts';

export { expect };

interface House {
  upstream: Upstream;
  /** Where the production command serves the checkout on that upstream. */
  origin: string;
}

/** Runs `npm run serve` on an upstream and resolves with its address once it says that it is ready. */
async function serve(apiUrl: string): Promise<{ origin: string; stop: () => void }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    env: { ...process.env, API_URL: apiUrl, PORT: '0', ENVIRONMENT: 'production', WAIT_MS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += String(chunk);
      const ready = /ready on (\S+)/.exec(said);
      if (ready) resolve(ready[1]!);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', () => reject(new Error(`The server ended before it was ready: ${said}`)));
  });
  return { origin, stop: () => void child.kill() };
}

export const test = base.extend<{ upstream: Upstream }, { house: House }>({
  house: [
    async ({}, use) => {
      const upstream = await startUpstream();
      const { origin, stop } = await serve(upstream.origin);
      await use({ upstream, origin });
      stop();
      upstream.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house.origin),
  upstream: async ({ house }, use) => {
    house.upstream.reset();
    await use(house.upstream);
  },
});
