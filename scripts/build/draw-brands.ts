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

/** Message to a worker: a brand, and the views of it that the same program has drawn before. */
export interface DrawOrder {
  entry: CatalogueEntry;
  known: readonly string[];
}

/**
 * Message of a worker: that it waits for a brand, the screen that it is at, and how the brand ended; `views` stand
 * for all that was drawn of it, now or before.
 */
export type DrawReport =
  | { kind: 'ready' }
  | { kind: 'done'; views: string[] }
  | { kind: 'screen'; screen: string }
  | { kind: 'failed'; why: string };

/** Views of brands that were drawn by the same program before, by the brand's id. */
export interface KnownViews {
  read(id: string): Promise<readonly string[]>;
  write(id: string, views: readonly string[]): Promise<void>;
}

interface DrawOptions {
  /** The longest that a screen may take, in milliseconds. */
  limitMs?: number;
  known?: KnownViews;
  /** A worker that was started ahead for the same work; it is ended with the others. */
  drawer?: Promise<Worker>;
}

/** A brand that must not be served, and the screen at which that was found. */
export interface RefusedBrand {
  id: string;
  screen: string;
  why: string;
}

/** A screen is drawn in a hundredth of a second; a busy machine may need a hundred times as long. */
const LIMIT_MS = 10_000;
const MAX_MEGABYTES = 1024;

const NOTHING_KNOWN: KnownViews = { read: async () => [], write: async () => {} };

const SCRIPT = 'scripts/build/draw-worker.ts';

/** A worker takes two seconds to start: fewer brands than these are not worth one more. */
const BRANDS_PER_WORKER = 10;

/** Starts a worker, which then loads the program. */
export const startDrawer = (work: DrawWork): Promise<Worker> =>
  startWorker(SCRIPT, work, work.megabytes ?? MAX_MEGABYTES);

/**
 * Draws and checks every screen of every built brand, in as many workers as there are cores. One that takes longer
 * than `limitMs` for a screen, or fails, is refused and named; its worker is ended, and the next brand is drawn.
 */
export async function drawBrands(
  work: DrawWork,
  { brands }: Pick<Catalogue, 'brands'>,
  { limitMs = LIMIT_MS, known = NOTHING_KNOWN, drawer }: DrawOptions = {},
): Promise<RefusedBrand[]> {
  const waiting = brands.entries();
  const count = Math.ceil(brands.length / BRANDS_PER_WORKER);
  const workers = Array.from({ length: Math.min(availableParallelism(), count) }, (_, index) =>
    drawWaiting(waiting, work, { limitMs, known, drawer: index === 0 ? drawer : undefined }),
  );
  const refused = (await Promise.all(workers)).flat();
  return refused.sort(([a], [b]) => a - b).map(([, one]) => one);
}

/** Draws brands in one worker at a time, until none waits. */
async function drawWaiting(
  waiting: Iterable<[number, CatalogueEntry]>,
  work: DrawWork,
  { limitMs, known, drawer }: DrawOptions & Required<Pick<DrawOptions, 'limitMs' | 'known'>>,
): Promise<[index: number, RefusedBrand][]> {
  const refused: [number, RefusedBrand][] = [];
  let worker = await drawer;
  for (const [index, entry] of waiting) {
    worker ??= await startDrawer(work);
    const order = { entry, known: await known.read(entry.id) };
    const { why, screen, views } = await drawnBy(worker, order, limitMs);
    if (why === undefined) {
      await known.write(entry.id, views);
      continue;
    }
    refused.push([index, { id: entry.id, screen, why }]);
    await worker.terminate();
    worker = undefined;
  }
  await worker?.terminate();
  return refused;
}

/** The end of a brand; without a reason it can be drawn. */
interface Drawn {
  why?: string;
  /** The last one that was begun. */
  screen: string;
  views: readonly string[];
}

function drawnBy(worker: Worker, order: DrawOrder, limitMs: number): Promise<Drawn> {
  return new Promise((resolve) => {
    let screen = '';
    let timer: NodeJS.Timeout | undefined;
    const end = (why?: string, views: readonly string[] = []) => {
      clearTimeout(timer);
      worker.off('error', fail).off('message', hear);
      resolve({ why, screen, views });
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => end(`it took longer than ${limitMs / 1000} s`), limitMs);
    };
    const fail = (error: Error) => end(String(error));
    const hear = (message: DrawReport) => {
      if (message.kind === 'done') end(undefined, message.views);
      else if (message.kind === 'failed') end(message.why);
      else if (message.kind === 'screen') {
        ({ screen } = message);
        wait();
      }
    };
    worker.on('error', fail).on('message', hear);
    wait();
    worker.postMessage(order);
  });
}
