import { spawn } from 'node:child_process';

type Settings = Readonly<Record<string, string>>;

/** Without limits: all buyers of a bench, a chaos run or the browser tests have one address. */
export const UNLIMITED: Settings = {
  PAYMENTS_PER_MINUTE: '0',
  CARD_CHECKS_PER_MINUTE: '0',
  SMS_PER_MINUTE: '0',
  LEADS_PER_MINUTE: '0',
};

/** Runs the product, here or in a copy of the project, on its sandbox; resolves once it is ready. */
export const startProduct = (cwd = '.') => runServer({ API_URL: '', ENVIRONMENT: 'test' }, cwd);

const START = [process.execPath, '--import', 'tsx', 'scripts/start.ts'];

/**
 * Runs `npm start`, or another command, at any free port, at most until this process ends. Rejects with all that it said
 * when it ends before it is ready.
 */
export async function runServer(
  settings: Settings,
  cwd = '.',
  [program, ...args]: readonly string[] = START,
) {
  const child = spawn(program!, args, {
    cwd,
    env: { ...process.env, ...UNLIMITED, PORT: '0', WAIT_MS: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => void child.kill();
  process.once('exit', stop);
  let said = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += String(chunk);
      const ready = /ready on (\S+)/.exec(said);
      if (ready) resolve(ready[1]!);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', () => reject(new Error(`The server ended before it was ready: ${said}`)));
  });
  /** `said` gives all that it has written to stdout and stderr. */
  return { origin, pid: child.pid!, said: () => said, stop };
}
