import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Catalogue, CatalogueEntry } from '../../src/contract/compiled-brand.ts';
import { startWorker } from './start-worker.ts';

/** Task of a worker: the brands to draw, and the program that draws them. */
export interface DrawWork {
  /** Folder of the built brands. */
  folder: string;
  /** Address of the built module that exports `renderPage` and `brandRuntime`. */
  program: string;
  /** The most memory that it may take. */
  megabytes?: number;
}

/** Message of a worker: that it waits for a brand, the screen that it is at, and how the brand ended. */
export type DrawReport =
  { kind: 'ready' | 'done' } | { kind: 'screen'; screen: string } | { kind: 'failed'; why: string };

/** A brand that must not be served, and the screen at which that was found. */
export interface RefusedBrand {
  id: string;
  screen: string;
  why: string;
}

/** A screen is drawn in a hundredth of a second; a busy machine may need a hundred times as long. */
const LIMIT_MS = 10_000;
const MAX_MEGABYTES = 1024;

const SCRIPT = 'scripts/build/draw-worker.ts';

/** A worker takes two seconds to start: fewer brands than these are not worth one more. */
const BRANDS_PER_WORKER = 10;

/**
 * Draws and checks every screen of every built brand, in as many workers as there are cores. One that takes longer
 * than `limitMs` for a screen, or fails, is refused and named; its worker is ended, and the next brand is drawn.
 */
export async function drawBrands(
  work: DrawWork,
  { brands }: Pick<Catalogue, 'brands'>,
  limitMs = LIMIT_MS,
): Promise<RefusedBrand[]> {
  const waiting = brands.entries();
  const count = Math.ceil(brands.length / BRANDS_PER_WORKER);
  const workers = Array.from({ length: Math.min(availableParallelism(), count) }, () =>
    drawWaiting(waiting, work, limitMs),
  );
  const refused = (await Promise.all(workers)).flat();
  return refused.sort(([a], [b]) => a - b).map(([, one]) => one);
}

/** Draws brands in one worker at a time, until none waits. */
async function drawWaiting(
  waiting: Iterable<[number, CatalogueEntry]>,
  work: DrawWork,
  limitMs: number,
): Promise<[index: number, RefusedBrand][]> {
  const refused: [number, RefusedBrand][] = [];
  let worker: Worker | undefined;
  for (const [index, entry] of waiting) {
    worker ??= await startWorker(SCRIPT, work, work.megabytes ?? MAX_MEGABYTES);
    const problem = await drawnBy(worker, entry, limitMs);
    if (!problem) continue;
    refused.push([index, problem]);
    await worker.terminate();
    worker = undefined;
  }
  await worker?.terminate();
  return refused;
}

function drawnBy(
  worker: Worker,
  entry: CatalogueEntry,
  limitMs: number,
): Promise<RefusedBrand | undefined> {
  return new Promise((resolve) => {
    let screen = '';
    let timer: NodeJS.Timeout | undefined;
    const end = (why?: string) => {
      clearTimeout(timer);
      worker.off('error', fail).off('message', hear);
      resolve(why === undefined ? undefined : { id: entry.id, screen, why });
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => end(`it took longer than ${limitMs / 1000} s`), limitMs);
    };
    const fail = (error: Error) => end(String(error));
    const hear = (message: DrawReport) => {
      if (message.kind === 'done') end();
      else if (message.kind === 'failed') end(message.why);
      else if (message.kind === 'screen') {
        ({ screen } = message);
        wait();
      }
    };
    worker.on('error', fail).on('message', hear);
    wait();
    worker.postMessage(entry);
  });
}
