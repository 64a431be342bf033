import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { median } from '../stats.ts';

const CHANGES = 3;

/** Seconds of `npm run build`, without npm. */
function secondsToBuild(root: string): number {
  const start = performance.now();
  const args = ['scripts/launch.mjs', 'build'];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The build of ${root} failed:\n${stderr}`);
  return (performance.now() - start) / 1000;
}

/** The file of texts of some brand. */
function someTexts(root: string): string {
  const brands = join(root, 'brands');
  const [folder] = readdirSync(brands).filter(
    (name) => !/^(base|families|registry\.json)$/.test(name),
  );
  return join(brands, folder!, 'texts.json');
}

export interface BuildSeconds {
  /** From nothing. */
  whole: number;
  /** After one text of one brand was changed. */
  changed: number;
  /** Where nothing was changed. */
  again: number;
}

/** Builds a project from nothing, again, and after changes of one brand. */
export function timeBuilds(root: string): BuildSeconds {
  const whole = secondsToBuild(root);
  const again = secondsToBuild(root);
  const path = someTexts(root);
  const changes = Array.from({ length: CHANGES }, (_, run) => {
    const texts = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    writeFileSync(path, JSON.stringify({ ...texts, 'lead.title': `Seus dados, ${run}` }, null, 2));
    return secondsToBuild(root);
  });
  return { whole, again, changed: median(changes) };
}
