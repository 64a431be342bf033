import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { Miniflare, type Json } from 'miniflare';
import { WORKER } from './build-edge.ts';

const OUT = 'dist/edge';

const CONFIG = 'docs/deploy/wrangler.jsonc';

/** The part of the deployment's config that decides how the program runs. */
interface DeployConfig {
  compatibility_date: string;
  assets: {
    binding: string;
    run_worker_first: boolean;
    html_handling: 'none';
    not_found_handling: 'none';
  };
}

async function readConfig(): Promise<DeployConfig> {
  const text = await readFile(CONFIG, 'utf8');
  return parse(text, [], { allowTrailingComma: true }) as DeployConfig;
}

interface EdgeRun {
  port: number;
  /** Settings as a deployment has them (docs/operations.md). */
  settings: Readonly<Record<string, Json>>;
  /** Origin of a server whose embedded sandbox answers below /sandbox, for tests and people who look into it. */
  sandbox?: string;
}

/** Leads requests for the sandbox to the server that has it, and all others to the program. */
const FRONT = `export default {
  fetch(request, { PROGRAM, SANDBOX }) {
    const { pathname, search } = new URL(request.url);
    const isForSandbox = SANDBOX !== '' && /^\\/sandbox(\\/|$)/.test(pathname);
    return isForSandbox ? fetch(new Request(SANDBOX + pathname + search, request)) : PROGRAM.fetch(request);
  },
};
`;

/** The modules of the build, the one to start with first. */
async function programModules() {
  const files = await readdir(OUT, { recursive: true });
  const paths = [WORKER, ...files.filter((file) => file.endsWith('.js') && file !== WORKER)];
  return Promise.all(
    paths.map(async (path) => ({
      type: 'ESModule' as const,
      path: join(OUT, path),
      contents: await readFile(join(OUT, path), 'utf8'),
    })),
  );
}

/**
 * Runs dist/edge on workerd, the runtime of Cloudflare Workers, as the config of the deployment says; resolves with
 * its origin once it answers.
 */
export async function runEdge({ port, settings, sandbox = '' }: EdgeRun): Promise<string> {
  const { compatibility_date, assets } = await readConfig();
  const common = { compatibilityDate: compatibility_date };
  const runtime = new Miniflare({
    host: '127.0.0.1',
    port,
    // The facts about a buyer's place that the runtime's hosts add would be fetched from them.
    cf: false,
    workers: [
      {
        ...common,
        name: 'front',
        modules: [{ type: 'ESModule', path: 'front.js', contents: FRONT }],
        serviceBindings: { PROGRAM: 'guiche' },
        bindings: { SANDBOX: sandbox },
      },
      {
        ...common,
        name: 'guiche',
        modules: await programModules(),
        modulesRoot: OUT,
        bindings: { ...settings },
        assets: {
          directory: 'dist/client',
          binding: assets.binding,
          routerConfig: {
            invoke_user_worker_ahead_of_assets: assets.run_worker_first,
            has_user_worker: true,
          },
          assetConfig: {
            html_handling: assets.html_handling,
            not_found_handling: assets.not_found_handling,
          },
        },
      },
    ],
  });
  return (await runtime.ready).origin;
}
