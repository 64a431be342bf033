import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readBrandSources } from '../brand-files/read-brand-sources.ts';
import { measureBrandJson } from './brands/brand-json.ts';
import { downloadSize } from './brands/download-size.ts';
import { brandsTable } from './brands/table.ts';
import { timeBuilds } from './brands/time-builds.ts';
import { timePages } from './brands/time-pages.ts';
import { copyProject } from './project-copy.ts';
import { conditions, saveResults, type BrandsResult } from './results.ts';

const COUNTS = '27,270,1000';

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/**
 * Prints what the delivered brands weigh, and what builds and the production server cost with ever more brands;
 * `--counts 27,270` measures fewer.
 */
export async function benchBrands(args: string[]): Promise<void> {
  const { counts = COUNTS } = parseArgs({ args, options: { counts: { type: 'string' } } }).values;
  const begin = conditions();
  const size = measureBrandJson(readBrandSources('.'));
  console.log(`JSON below brands/: ${size.lines} lines for ${size.brands} brands.`);
  console.log(`Lines per brand over its files: median ${size.median}, longest ${size.longest}.`);
  const share = percent(size.repeated, size.values);
  console.log(`Values that repeat a parent's: ${size.repeated} of ${size.values} (${share}).`);
  const rows: BrandsResult['rows'] = [];
  for (const count of counts.split(',').map(Number)) {
    const start = performance.now();
    const root = await copyProject({ count, hasOwnCache: true });
    try {
      const builds = timeBuilds(root);
      const download = await downloadSize(root);
      rows.push({ count, ...builds, ...(await timePages(root)), download });
      // A row that was measured stays, whatever becomes of the next.
      saveResults({ brands: { ...begin, rows } });
      const minutes = (performance.now() - start) / 60_000;
      console.log(`${count} brands are measured, in ${minutes.toFixed(1)} minutes.`);
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  }
  console.log(brandsTable(rows).join('\n'));
}
