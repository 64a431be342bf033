import { watch, type FSWatcher } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import type { CheckedBrands } from '../../src/checker/check-brands.ts';

import type { CheckReport } from '../../src/checker/output/check-report.ts';
import { readBrandSources, readBrandSourcesAgain } from '../brand-files/read-brand-sources.ts';

/** The steps of a watching check. */
export interface Watching {
  root: string;
  /** Reads the meta-schemas and returns the check of files. */
  begin(): (sources: BrandSources) => CheckedBrands;
  reportOf(checked: CheckedBrands, sources: BrandSources, seconds: number): CheckReport;
  /** Shows some of the findings, and how many there are of all. */
  show(news: readonly Diagnostic[], report: CheckReport): void;
  complain(error: unknown): void;
}

const LANGUAGE = 'schemas/brand';
const FOLDERS = ['brands', 'schemas/fields', LANGUAGE];
/** An editor writes a file in several steps; after this long it has. */
const QUIET_MILLISECONDS = 15;

/**
 * Checks the brand files whenever one of them changes, until the process gets a signal to end. All errors
 * are shown each time; of warnings those that are new.
 */
export async function watchBrands({
  root,
  begin,
  reportOf,
  show,
  complain,
}: Watching): Promise<void> {
  let check = begin();
  let sources = readBrandSources(root);
  let known = new Set<string>();
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const look = (start: number) => {
    const checked = check(sources);
    const report = reportOf(checked, sources, (performance.now() - start) / 1000);
    const keys = report.diagnostics.map(keyOf);
    const news = report.diagnostics.filter(
      (one, at) => one.severity === 'error' || !known.has(keys[at]!),
    );
    known = new Set(keys);
    show(news, report);
  };

  const lookAgain = () => {
    const start = performance.now();
    const paths = changed;
    changed = new Set();
    try {
      if ([...paths].some((path) => path.startsWith(`${LANGUAGE}/`))) {
        check = begin();
        sources = readBrandSources(root);
      } else sources = readBrandSourcesAgain(root, sources, paths);
      look(start);
    } catch (error) {
      // A file of the language may be half written, or a folder be on its way elsewhere.
      complain(error);
    }
  };

  const note = (folder: string, name: string | null) => {
    changed.add(name === null ? folder : `${folder}/${name.split(sep).join(posix.sep)}`);
    clearTimeout(timer);
    timer = setTimeout(lookAgain, QUIET_MILLISECONDS);
  };

  const watchers = FOLDERS.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_, name) => note(folder, name)),
  );
  for (const watcher of watchers) watcher.on('error', () => note('brands', null));
  look(performance.now());
  await ended();
  clearTimeout(timer);
  close(watchers);
}

const keyOf = (one: Diagnostic) => `${one.file}:${one.line} ${one.rule} ${one.message}`;

const ended = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => resolve());
  });

function close(watchers: readonly FSWatcher[]) {
  for (const watcher of watchers) watcher.close();
}
