import { parentPort, workerData } from 'node:worker_threads';
import type { BrandToMake } from './made-brand.ts';
import { createBrandMaker } from './make-brand.ts';
import type { MakeReport, MakeWork } from './make-brands.ts';

const { images, style } = workerData as MakeWork;
const make = createBrandMaker(images, style);
const report = (message: MakeReport) => parentPort!.postMessage(message);

parentPort!.on('message', (brand: BrandToMake) => {
  make(brand).then(
    (made) => report({ kind: 'made', made }),
    (error: Error) => report({ kind: 'failed', why: error.stack ?? String(error) }),
  );
});
report({ kind: 'ready' });
