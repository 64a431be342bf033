import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UNLIMITED } from '../../../scripts/bench/run-server.ts';

export interface BuiltServer {
  origin: string;
  /** Everything that it has printed. */
  printed(): string;
  kill(signal: NodeJS.Signals): void;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
}

/** The production command needs an upstream; without one the sandbox answers, as in `npm start`. */
function command(dist: string, { API_URL }: Readonly<Record<string, string>>): string[] {
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
export async function runBuiltServer(
  settings: Readonly<Record<string, string>>,
  dist = 'dist',
): Promise<BuiltServer> {
  const child = spawn(process.execPath, command(dist, settings), {
    env: {
      ...process.env,
      ...UNLIMITED,
      ...ALL_OPEN,
      ...ASKS_FOR_EACH_PAGE,
      METRICS_TOKEN,
      PORT: '0',
      API_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = new Promise<number | NodeJS.Signals | null>((settle) => {
    child.on('exit', (code, signal) => settle(code ?? signal));
  });
  const origin = await new Promise<string>((settle, reject) => {
    const read = (chunk: Buffer) => {
      printed += String(chunk);
      const ready = /ready on (\S+)/.exec(printed);
      if (ready) settle(ready[1]!);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(`The server ended before it was ready: ${printed}`)));
  });
  return { origin, printed: () => printed, kill: (signal) => void child.kill(signal), ended };
}

/** Runs a built folder for as long as `use` takes. */
export async function whileServing(
  settings: Readonly<Record<string, string>>,
  use: (server: BuiltServer) => Promise<void>,
  dist?: string,
): Promise<void> {
  const server = await runBuiltServer(settings, dist);
  try {
    await use(server);
  } finally {
    server.kill('SIGKILL');
  }
}
