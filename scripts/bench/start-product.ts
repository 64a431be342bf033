import { spawn } from 'node:child_process';

/** Runs the product, here or in a copy of the project, on its sandbox; resolves with its address. */
export async function startProduct(cwd = '.'): Promise<{ origin: string; stop: () => void }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd,
    env: { ...process.env, API_URL: '', PORT: '0', ENVIRONMENT: 'test', WAIT_MS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const ready = /ready on (\S+)/.exec(String(chunk));
      if (ready) resolve(ready[1]!);
    });
    child.on('exit', () => reject(new Error('The product ended before it was ready.')));
  });
  return { origin, stop: () => void child.kill() };
}
