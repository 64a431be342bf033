import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBalancer, type Balancer } from '../../copies/balancer.ts';
import { startPacedUpstream, type PacedUpstream } from '../../copies/paced-upstream.ts';
import { kill, runBuiltServer, type BuiltServer } from '../support/built-server.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { writeOtherBuild } from '../support/other-build.ts';
import { whileOpen } from '../support/while-open.ts';

export { expect };

/** Whether a server that was started has not ended yet. */
export function isRunning({ pid }: BuiltServer): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

interface Copies {
  upstream: PacedUpstream;
  balancer: Balancer;
  /** Starts one more copy of a build, which gets nothing from the balancer by itself. */
  startCopy(settings?: Readonly<Record<string, string>>, dist?: string): Promise<BuiltServer>;
  /** Folder of the build after this one. */
  next: string;
  /** Two copies that take turns. */
  copies: readonly [BuiltServer, BuiltServer];
}

/** Copies of the production server with one key for visits, behind a balancer, on someone else's upstream. */
export const test = base.extend<Copies & { baseURL: string }>({
  upstream: ({}, use) =>
    whileOpen(startPacedUpstream(), async (upstream) => {
      await use(upstream);
      expect(upstream.complaints, 'what the upstream complains about').toEqual([]);
    }),
  balancer: ({}, use) => whileOpen(startBalancer(), use),
  startCopy: async ({ upstream, balancer }, use) => {
    const started: BuiltServer[] = [];
    const VISIT_KEY = randomBytes(32).toString('base64');
    await use(async (settings = {}, dist = 'dist') => {
      const server = await runBuiltServer(
        {
          API_URL: upstream.origin,
          ENVIRONMENT: 'production',
          PUBLIC_ORIGIN: balancer.origin,
          TRUSTED_PROXIES: '1',
          ANSWERS_MS: '',
          PRICE_WAIT_MS: '',
          VISIT_KEY,
          ...settings,
        },
        dist,
      );
      started.push(server);
      return server;
    });
    started.filter(isRunning).forEach(kill);
  },
  next: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'next-build-'));
    await writeOtherBuild('dist', join(folder, 'dist'));
    await use(join(folder, 'dist'));
    await rm(folder, { recursive: true });
  },
  copies: async ({ startCopy, balancer }, use) => {
    const copies = await Promise.all([startCopy(), startCopy()]);
    balancer.turnTo(...copies.map(({ origin }) => origin));
    await use(copies);
  },
  baseURL: async ({ balancer }, use) => use(balancer.origin),
});
