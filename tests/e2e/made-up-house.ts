import { spawn } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { copyProject } from '../../scripts/bench/project-copy.ts';
import { test as base, expect } from './fixtures.ts';
import { madeUpBrands } from './made-up-brands.ts';

export { expect };

/** Builds and serves a copy of the project; resolves with its address once it says that it is ready. */
async function serve(cwd: string): Promise<{ origin: string; stop: () => void }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd,
    env: { ...process.env, API_URL: '', PORT: '0', ENVIRONMENT: 'test', WAIT_MS: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += String(chunk);
      const ready = /ready on (\S+)/.exec(said);
      if (ready) resolve(ready[1]!);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('exit', () => reject(new Error(`The server ended before it was ready: ${said}`)));
  });
  return { origin, stop: () => void child.kill() };
}

/** The product with brands of which nobody thought, written as JSON only. */
export const test = base.extend<object, { house: string }>({
  house: [
    async ({}, use) => {
      const root = await copyProject(1);
      for (const [path, file] of Object.entries(madeUpBrands())) {
        const target = join(root, 'brands', path);
        await mkdir(dirname(target), { recursive: true });
        await writeFile(target, JSON.stringify(file));
      }
      const { origin, stop } = await serve(root);
      await use(origin);
      stop();
      await rm(root, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ house }, use) => use(house),
});
