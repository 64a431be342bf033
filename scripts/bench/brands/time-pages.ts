import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Catalogue } from '../../../src/contract/compiled-brand.ts';
import { SERVE } from '../../launch.mjs';
import { memoryOf } from '../process-figures.ts';
import { runServer, startProduct } from '../run-server.ts';
import { median } from '../stats.ts';

const PAGES = 200;

export interface ServerPages {
  /** Seconds from the command until it answers. */
  start: number;
  /** Bytes resident then. */
  memoryAtStart: number;
  /** Milliseconds of a page of one brand that was asked for before. */
  page: number;
  /** Milliseconds of the first page of a brand. */
  firstPage: number;
  /** Bytes resident after a page of each of 27 brands, and of all. */
  memoryAfterFew: number;
  memoryAfterAll: number;
}

const FEW = 27;

/** The production server of a built project: its start, its pages and its memory. */
export async function timePages(root: string): Promise<ServerPages> {
  const path = join(root, 'dist/brands/catalogue.json');
  const { brands } = JSON.parse(readFileSync(path, 'utf8')) as Catalogue;
  const upstream = await startProduct(root);
  try {
    const settings = { API_URL: upstream.origin, ENVIRONMENT: 'test', ALLOW_PLACEHOLDERS: '1' };
    const begin = performance.now();
    const server = await runServer(settings, root, [process.execPath, ...SERVE]);
    const start = (performance.now() - begin) / 1000;
    const memory = () => memoryOf(server.pid);
    try {
      const memoryAtStart = memory();
      const pageOf = async (code: string): Promise<number> => {
        const asked = performance.now();
        const response = await fetch(`${server.origin}/lead?product=${code}`);
        await response.text();
        if (response.status !== 200) throw new Error(`The page of ${code}: ${response.status}.`);
        return performance.now() - asked;
      };
      const codes = brands.map(({ productCode }) => productCode);
      const first = [];
      for (const code of codes.slice(0, FEW)) first.push(await pageOf(code));
      const memoryAfterFew = memory();
      for (const code of codes.slice(FEW)) first.push(await pageOf(code));
      const memoryAfterAll = memory();
      const again = [];
      for (let run = 0; run < PAGES; run++) again.push(await pageOf(codes[0]!));
      const times = { page: median(again), firstPage: median(first) };
      return { start, memoryAtStart, memoryAfterFew, memoryAfterAll, ...times };
    } finally {
      server.stop();
    }
  } finally {
    upstream.stop();
  }
}
