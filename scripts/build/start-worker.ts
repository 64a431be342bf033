import { once } from 'node:events';
import { basename, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { bundledCommand } from './bundle-command.mjs';

const BUNDLES = 'node_modules/.cache/guiche';

const bundles = new Map<string, Promise<string>>();

/** A worker's script as one plain module: a worker does not inherit that TypeScript can be run. */
function bundleOf(script: string): Promise<string> {
  const folder = join(BUNDLES, basename(script, '.ts'));
  const known = bundles.get(script) ?? bundledCommand(resolve(script), resolve(folder));
  bundles.set(script, known);
  return known;
}

/** Starts a script of this project in a thread of its own; resolves when it has sent its first message. */
export async function startWorker(
  script: string,
  workerData: unknown,
  maxOldGenerationSizeMb?: number,
): Promise<Worker> {
  const worker = new Worker(await bundleOf(script), {
    workerData,
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb },
  });
  await once(worker, 'message');
  return worker;
}
