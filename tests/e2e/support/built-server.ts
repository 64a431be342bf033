import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runServer } from '../../../scripts/bench/run-server.ts';

export type BuiltServer = Awaited<ReturnType<typeof runServer>>;

/** The product with the brands of the tests, which `serve-stories.ts` builds before the first of them. */
export const DIST = 'reports/stories';

type Settings = Readonly<Record<string, string>>;

/** The production command needs an upstream; without one the sandbox answers, as in `npm start`. */
function command(dist: string, { API_URL }: Settings): string[] {
  if (API_URL) return [join(dist, 'server/serve.js')];
  const module = pathToFileURL(resolve(dist, 'server/node.js')).href;
  const code = `import { main } from '${module}'; await main({ allowSandbox: true });`;
  return ['--input-type=module', '--eval', code];
}

/** The delivered brands are invented, and Mozambique's shown price is not the charged one. */
const ALL_OPEN = { ALLOW_PLACEHOLDERS: '1', ALLOW_PRICE_MISMATCH: 'WUP' };

/** Tests change what the upstream answers, and expect it on the next page, which asks for its price itself. */
const ASKS_FOR_EACH_PAGE = { ANSWERS_MS: '0', PRICE_WAIT_MS: '0' };

/** Reads the metrics of a server. */
export const fetchMetrics = (origin: string) =>
  fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
const METRICS_TOKEN = 'a-token-for-tests';

/** Runs a built folder at any free port; resolves once it is ready. */
export const runBuiltServer = (settings: Settings, dist = DIST): Promise<BuiltServer> =>
  runServer({ ...ALL_OPEN, ...ASKS_FOR_EACH_PAGE, METRICS_TOKEN, API_URL: '', ...settings }, '.', [
    process.execPath,
    ...command(dist, settings),
  ]);

/** Ends a server at once, whatever it is doing. */
export const kill = ({ pid }: BuiltServer): void => void process.kill(pid, 'SIGKILL');
