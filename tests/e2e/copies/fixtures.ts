import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { startBalancer, type Balancer } from './balancer.ts';
import { DIST, kill, runBuiltServer, type BuiltServer } from '../support/built-server.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { serveUpstream, type ServedUpstream } from '../support/independent-upstream/served.ts';
import { whileOpen } from '../support/while-open.ts';

export { expect };

const HASHED = /[-.][\w-]{8,}\.(js|css)$/;
const TEXT = /\.(js|css|json|html)$/;

/** Writes a copy of a built folder in which every hashed script and style has another name. */
async function writeOtherBuild(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const paths = await Promise.all(
    ['client', 'brands'].map(async (part) =>
      (await readdir(join(to, part), { recursive: true })).map((path) => join(to, part, path)),
    ),
  );
  const files = paths.flat().filter((path) => TEXT.test(path));
  const names = new Set(files.map((file) => basename(file)).filter((name) => HASHED.test(name)));
  const renamed = (text: string) =>
    text.replace(/[\w.-]+\.(?:js|css)\b/g, (name) =>
      names.has(name) ? name.replace(/.{4}(?=\.\w+$)/, 'next') : name,
    );
  await Promise.all(
    files.map(async (file) => {
      await writeFile(file, renamed(await readFile(file, 'utf8')));
      const name = basename(file);
      if (names.has(name)) await rename(file, file.slice(0, -name.length) + renamed(name));
    }),
  );
}

/** Whether a server that was started has not ended yet. */
export function isRunning({ pid }: BuiltServer): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

interface Copies {
  upstream: ServedUpstream;
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
    whileOpen(serveUpstream(), async (upstream) => {
      await use(upstream);
      expect(upstream.complaints, 'what the upstream complains about').toEqual([]);
    }),
  balancer: ({}, use) => whileOpen(startBalancer(), use),
  startCopy: async ({ upstream, balancer }, use) => {
    const started: BuiltServer[] = [];
    const VISIT_KEY = randomBytes(32).toString('base64');
    await use(async (settings = {}, dist) => {
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
    await writeOtherBuild(DIST, join(folder, 'dist'));
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
