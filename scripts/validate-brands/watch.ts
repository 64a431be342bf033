import { watch, type FSWatcher } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import type { CheckedBrands } from '../../src/diagnostics/check-brands.ts';
import type { Told } from '../../src/diagnostics/output/check-report.ts';
import { readBrandSources, readBrandSourcesAgain } from '../brand-files/read-brand-sources.ts';

/** What is done with each look at the files. */
export interface Watching {
  root: string;
  /** Reads the language of brands and gives what checks files written in it. */
  begin(): (sources: BrandSources) => CheckedBrands;
  told(checked: CheckedBrands, sources: BrandSources, seconds: number): Told;
  /** Shows some of the findings, and how many there are of all. */
  show(news: readonly Diagnostic[], told: Told): void;
  complain(error: unknown): void;
}

const LANGUAGE = 'schemas/brand';
const FOLDERS = ['brands', 'schemas/fields', LANGUAGE];
/** An editor writes a file in several steps; after this long it has. */
const QUIET_MILLISECONDS = 15;

/**
 * Checks the brand files whenever one of them changes, until the process is told to end. All errors
 * are shown each time; of warnings those that are new.
 */
export async function watchBrands({ root, begin, told, show, complain }: Watching): Promise<void> {
  let check = begin();
  let sources = readBrandSources(root);
  let known = new Set<string>();
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const look = (start: number) => {
    const checked = check(sources);
    const all = told(checked, sources, (performance.now() - start) / 1000);
    const words = all.diagnostics.map(wordsOf);
    const news = all.diagnostics.filter(
      (one, at) => one.severity === 'error' || !known.has(words[at]!),
    );
    known = new Set(words);
    show(news, all);
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

const wordsOf = ({ file, line, rule, message }: Diagnostic) => `${file}:${line} ${rule} ${message}`;

const ended = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => resolve());
  });

function close(watchers: readonly FSWatcher[]) {
  for (const watcher of watchers) watcher.close();
}
