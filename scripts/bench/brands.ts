import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { buildBrands } from '../build/build-brands.ts';
import { readBrandSources } from '../brand-files/read-brand-sources.ts';
import { measureBrandJson } from './brand-json.ts';
import { downloadSize } from './download-size.ts';
import { copyProject, secondsToBuild } from './project-copy.ts';

const TIMES = [1, 10];
const RUNS = 3;

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

async function median(measure: () => Promise<number>): Promise<number> {
  const all: number[] = [];
  for (let run = 0; run < RUNS; run++) all.push(await measure());
  return all.sort((a, b) => a - b)[Math.floor(RUNS / 2)]!;
}

async function secondsToCompile(root: string): Promise<number> {
  const start = performance.now();
  await buildBrands({ root, outDir: join(root, 'compiled'), minify: true });
  return (performance.now() - start) / 1000;
}

/** Prints what the brands weigh: JSON, build time, download; with the brands there are and ten of each. */
export async function benchBrands(): Promise<void> {
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
      const compile = await median(() => secondsToCompile(root));
      const { program, module, catalogue } = await downloadSize(root, smallest!);
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
}
