import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface BuiltServer {
  origin: string;
  /** Everything that it has printed. */
  printed(): string;
  kill(signal: NodeJS.Signals): void;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
}

/** Runs the production command on a built folder, at any free port; resolves once it is ready. */
export async function runBuiltServer(
  settings: Readonly<Record<string, string>>,
  dist = 'dist',
): Promise<BuiltServer> {
  const child = spawn(process.execPath, [join(dist, 'server/serve.js')], {
    env: { ...process.env, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on('exit', (code, signal) => resolve(code ?? signal));
  });
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += String(chunk);
      const ready = /ready on (\S+)/.exec(printed);
      if (ready) resolve(ready[1]!);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(`The server ended before it was ready: ${printed}`)));
  });
  return { origin, printed: () => printed, kill: (signal) => void child.kill(signal), ended };
}
