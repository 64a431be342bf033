/** The sandbox by itself, as an upstream of other processes: `npx tsx docs/deploy/sandbox.ts`. */
import { serve } from '@hono/node-server';
import { sandboxBrands } from '../../scripts/brand-files/sandbox-brands.ts';
import { checkerOf, readBrandSources } from '../../scripts/brand-files/read-brand-sources.ts';
import { createSandbox } from '../../src/sandbox/create-sandbox.ts';

const PORT = 4000;

/** The sandbox of all brands. Its answers say that it is one, so that check-upstream may write to it. */
export function sandboxAlone(): (request: Request) => Promise<Response> {
  const brands = sandboxBrands(checkerOf('.')(readBrandSources('.')));
  const sandbox = createSandbox({ brands });
  return async (request) => {
    const answer = await sandbox.fetch(request);
    answer.headers.set('x-environment', 'sandbox');
    return answer;
  };
}

if (import.meta.filename === process.argv[1])
  serve({ fetch: sandboxAlone(), port: PORT, hostname: process.env.HOST ?? '127.0.0.1' });
