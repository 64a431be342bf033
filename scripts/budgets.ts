import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { explainGrowth, type Shares } from './budgets/explain-growth.ts';
import { WEIGHTS_FILE, type Weights } from './build/weights-plugin.ts';

/** Weighs the build in dist/ against .size-limit.json; with `--record` its figures become those to compare with. */

const RECORDED = 'scripts/budgets/recorded.json';
const CLIENT = 'dist/client';

/** The result that size-limit prints for a budget. */
interface Weighed {
  name: string;
  size: number;
  sizeLimit: number;
  passed: boolean;
}

type Figures = Record<string, { size: number; shares: Shares }>;

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** The files that a path of .size-limit.json names; its last part alone has a `*`. */
function filesOf(path: string): string[] {
  const [begin = '', end = ''] = basename(path).split('*');
  const folder = dirname(path);
  const names = readdirSync(folder).filter((name) => name.startsWith(begin) && name.endsWith(end));
  return names.map((name) => join(folder, name));
}

/** The weight of each package and room of our own in a file, in bytes with gzip; a brand module is one piece. */
function sharesOf(file: string, weights: Weights): [string, number][] {
  const { byteLength } = gzipSync(readFileSync(file), { level: 9 });
  const parts = Object.entries(weights[relative(CLIENT, file)] ?? {});
  const sum = parts.reduce((all, [, length]) => all + length, 0);
  if (sum === 0) return [[basename(file).replace(/[.-][\w-]{8}(?=\.\w+$)/, ''), byteLength]];
  return parts.map(([name, length]) => [name, Math.round((byteLength * length) / sum)]);
}

function sharesOfAll(files: readonly string[], weights: Weights): Shares {
  const shares: Record<string, number> = {};
  for (const [name, bytes] of files.flatMap((file) => sharesOf(file, weights))) {
    shares[name] = (shares[name] ?? 0) + bytes;
  }
  return shares;
}

const { stdout, stderr, error } = spawnSync('node_modules/.bin/size-limit', ['--json'], {
  encoding: 'utf8',
});
// Not installed, it says nothing at all.
if (error) throw error;
let weighed: Weighed[];
try {
  weighed = JSON.parse(stdout) as Weighed[];
} catch {
  throw new Error(`size-limit could not weigh the build: ${stdout}${stderr}`);
}
const budgets = readJson<{ name: string; path: string | string[] }[]>('.size-limit.json');
const weights = readJson<Weights>(join(CLIENT, WEIGHTS_FILE));
const figures: Figures = {};
for (const { name, size } of weighed) {
  const { path } = budgets.find((one) => one.name === name)!;
  figures[name] = { size, shares: sharesOfAll([path].flat().flatMap(filesOf), weights) };
}

if (process.argv.includes('--record')) {
  writeFileSync(RECORDED, `${JSON.stringify(figures, null, 2)}\n`);
  console.log(`The figures of this build are recorded in ${RECORDED}.`);
} else {
  const recorded = readJson<Figures>(RECORDED);
  for (const { name, size, sizeLimit, passed } of weighed) {
    if (passed) {
      console.log(`${name}: ${(size / 1000).toFixed(1)} of ${(sizeLimit / 1000).toFixed(1)} kB`);
      continue;
    }
    const { shares } = figures[name]!;
    console.error(
      explainGrowth({ name, size, limit: sizeLimit, shares, recorded: recorded[name] }),
    );
    process.exitCode = 1;
  }
}
