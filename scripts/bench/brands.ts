import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { buildBrands } from '../build/build-brands.ts';
import { readBrandSources } from '../brand-files/read-brand-sources.ts';
import { measureBrandJson } from './brand-json.ts';
import { downloadSize } from './download-size.ts';
import { conditions, saveResults, type BrandsResult } from './results.ts';
import { median } from './stats.ts';
import { copyProject, secondsToBuild } from './project-copy.ts';

const TIMES = [1, 10];
const RUNS = 3;

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Seconds that the brands of a project take to compile, the median of some runs. */
async function secondsToCompile(root: string): Promise<number> {
  const all: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    await buildBrands({ root, outDir: join(root, 'compiled'), minify: true });
    all.push((performance.now() - start) / 1000);
  }
  return median(all);
}

/** Prints what the brands weigh: JSON, build time, download; with the brands there are and ten of each. */
export async function benchBrands(): Promise<void> {
  const begin = conditions();
  const builds: BrandsResult['builds'] = [];
  const sources = await readBrandSources('.');
  const size = measureBrandJson(sources);
  const [smallest] = [...sources.json.keys()].flatMap(
    (path) => /^brands\/(?!base|families)([^/]+)\/brand\.json$/.exec(path)?.[1] ?? [],
  );
  console.log(`JSON below brands/: ${size.lines} lines for ${size.brands} brands.`);
  console.log(`Lines per brand over its files: median ${size.median}, longest ${size.longest}.`);
  const share = percent(size.repeated, size.values);
  console.log(`Values that repeat a parent's: ${size.repeated} of ${size.values} (${share}).`);
  for (const times of TIMES) {
    const root = await copyProject(times);
    try {
      const build = secondsToBuild(root);
      const compile = await secondsToCompile(root);
      const { program, module, catalogue } = await downloadSize(root, smallest!);
      builds.push({ count: size.brands * times, seconds: build, compileSeconds: compile });
      console.log(`\n${size.brands * times} brands`);
      console.log(
        `  npm run build: ${build.toFixed(1)} s; the brands alone: ${compile.toFixed(1)} s`,
      );
      console.log(
        `  a buyer of '${smallest}' downloads: program ${program} bytes, brand ${module} bytes (brotli)`,
      );
      console.log(`  list of brands, for hosting without a server: ${inKilobytes(catalogue)}`);
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  }
  saveResults({ brands: { ...begin, builds } });
}
