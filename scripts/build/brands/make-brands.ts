import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { startWorker } from '../start-worker.ts';
import type { BrandStyle, BrandToMake, MadeBrand } from './made-brand.ts';

/** Task of a worker: how it builds the brands that are sent to it. */
export interface MakeWork {
  /** Where the images of all brands lie under their content hash. */
  images: string;
  style: BrandStyle;
}

/** Message of a worker. */
export type MakeReport =
  { kind: 'ready' } | { kind: 'made'; made: MadeBrand } | { kind: 'failed'; why: string };

const SCRIPT = 'scripts/build/brands/make-worker.ts';

/** A worker takes a second to start: fewer brands are built sooner without. */
const FEW = 4;

type Make = (brand: BrandToMake) => Promise<MadeBrand>;

function madeBy(worker: Worker): Make {
  return async (brand) => {
    worker.postMessage(brand);
    const [message] = (await once(worker, 'message')) as [MakeReport];
    if (message.kind !== 'made') {
      throw new Error(
        `A brand could not be built: ${message.kind === 'failed' ? message.why : ''}`,
      );
    }
    return message.made;
  };
}

/**
 * Builds brands, as many at once as there are cores, and hands each over when it is made. A brand is compiled
 * when its turn has come, so that a thousand of them never stand in memory together.
 */
export async function makeBrands(
  brands: readonly (() => BrandToMake)[],
  work: MakeWork,
  onMade: (made: MadeBrand, index: number) => Promise<void>,
): Promise<void> {
  const waiting = brands.entries();
  const takeAll = async (make: Make) => {
    for (const [index, brand] of waiting) await onMade(await make(brand()), index);
  };
  if (brands.length <= FEW) {
    const { createBrandMaker } = await import('./make-brand.ts');
    return takeAll(createBrandMaker(work.images, work.style));
  }
  const count = Math.min(availableParallelism(), brands.length);
  const workers = Array.from({ length: count }, () => startWorker(SCRIPT, work));
  try {
    await Promise.all(workers.map(async (worker) => takeAll(madeBy(await worker))));
  } finally {
    await Promise.all(workers.map(async (worker) => (await worker).terminate()));
  }
}
