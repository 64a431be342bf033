import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { createSandbox } from '../src/sandbox/create-sandbox.ts';
import { buildAll, isFresh } from './build/build-all.ts';
import { untilBrandsAreInvalid } from './brand-files/report-diagnostics.ts';
import { buildEdge } from './edge/build-edge.ts';
import { runEdge } from './edge/run-edge.ts';

const DEFAULT_PORT = 8787;
const SETTING = /^[A-Z][A-Z0-9_]*$/;

/** The settings among the variables of this process. */
const settings = Object.fromEntries(
  Object.entries(process.env).filter(([name, value]) => SETTING.test(name) && value),
) as Record<string, string>;

/** Serves the sandbox as an upstream: it compiles its checks while it runs, which an edge runtime forbids. */
async function serveSandbox(): Promise<string> {
  const brands = JSON.parse(await readFile('dist/brands/sandbox.json', 'utf8'));
  const sandbox = createSandbox({ brands });
  /** A connection that the sandbox cuts is cut on the wire too. */
  const fetch = async (request: Request, { incoming }: HttpBindings | Http2Bindings) => {
    try {
      return await sandbox.fetch(request);
    } catch {
      incoming.socket.destroy();
      return new Response(null, { status: 502 });
    }
  };
  const server = createAdaptorServer({ fetch }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

await untilBrandsAreInvalid(async () => {
  if (!(await isFresh())) {
    console.log('Building…');
    await buildAll();
  }
  await buildEdge();
  const port = Number(settings.PORT ?? DEFAULT_PORT);
  const sandbox = settings.API_URL ? undefined : await serveSandbox();
  const origin = await runEdge({
    port,
    settings: {
      ENVIRONMENT: 'test',
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      VISIT_KEY: randomBytes(32).toString('base64url'),
      ...settings,
      ...(sandbox && { API_URL: sandbox }),
    },
    sandbox,
  });
  console.log(`ready on ${origin}`);
});
