import { statSync } from 'node:fs';
import { join } from 'node:path';
import { textAt, type Node } from '../../src/brand/parse/node.ts';
import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import type { CheckedBrands } from '../../src/checker/check-brands.ts';
import { inWordsOf } from '../../src/checker/language/say-finding.ts';
import { inLanguage } from '../../src/checker/language/translate.ts';
import { isPlaceholder, type CheckReport } from '../../src/checker/output/check-report.ts';
import type { Diagnostic } from '../../src/contract/diagnostic.ts';
import { checkerOf, readBrandSources } from '../brand-files/read-brand-sources.ts';
import type { Env } from '../../src/server/settings/setting-values.ts';
import { CannotRun, type Output } from '../command-line.ts';
import { fixFiles } from './fix-files.ts';
import { judgeForProduction } from './judge-for-production.ts';
import { readOptions, type Options } from './options.ts';
import { printReport } from './print.ts';
import { requestedPaths, type Requested } from './requested-paths.ts';
import { BRAND_FOLDERS, watchBrands } from './watch.ts';

/**
 * Checks every brand file below a project's root and prints what it finds, with --fix after fixing what
 * is certain. Returns the exit code: 0 clean, 1 findings that let it fail, 2 could not run. With --watch
 * it goes on until the process is ended. With --production `env` has the settings of the server.
 */
export async function validateBrands(
  args: readonly string[],
  output: Output,
  env: Env = process.env,
): Promise<0 | 1 | 2> {
  try {
    const options = readOptions(args, env);
    const requested = requestedPaths(options.root, options.paths);
    for (const path of BRAND_FOLDERS.map((folder) => join(options.root, folder))) {
      if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) continue;
      throw new CannotRun(`There is no folder ${path}: name the project's root with --root DIR.`);
    }
    const begin = (): Check => {
      const check = checkerOf(options.root);
      return options.production ? (sources) => judgeForProduction(check(sources), env) : check;
    };
    const print = (report: CheckReport) => printReport(report, options, output.hasColours ?? false);
    if (options.watch) {
      let check: Check | undefined;
      await watchBrands(options.root, output, (isLanguage) => {
        if (isLanguage || !check) check = begin();
        const sources = readBrandSources(options.root);
        return print(reportOf(check(sources), sources, options, requested));
      });
      return 0;
    }
    const check = begin();
    let sources = readBrandSources(options.root);
    let checked = check(sources);
    if (options.fix) {
      const fixed = fixFiles(options.root, { sources, checked }, requested, check);
      for (const one of fixed.done) output.stderr(inWordsOf(options.lang, one));
      ({ sources, checked } = fixed);
    }
    const report = reportOf(checked, sources, options, requested);
    output.stdout(print(report));
    const fails = ({ severity }: Diagnostic) =>
      severity === 'error' || options.failOn === 'warning';
    return report.diagnostics.some(fails) ? 1 : 0;
  } catch (error) {
    const { message } = error as Error;
    output.stderr(error instanceof CannotRun ? message : `The check could not run: ${message}.`);
    return 2;
  }
}

type Check = (sources: BrandSources) => CheckedBrands;

/** The result of a check, as far as it was asked for. */
function reportOf(
  { brands, diagnostics }: CheckedBrands,
  { json, images }: BrandSources,
  { lang, placeholders }: Options,
  requested: Requested,
): CheckReport {
  const asked = diagnostics.filter((one) => requested.isShown(one));
  const shown = placeholders ? asked : asked.filter((one) => !isPlaceholder(one));
  const keyIn = (brand: Node, name: string) => textAt(brand, name) ?? '';
  return {
    diagnostics: shown.map((one) => inLanguage(one, lang)),
    lang,
    brands: brands.flatMap(({ merged: { id, brand } }) =>
      requested.isBrand(id) ? { id, key: keyIn(brand, 'key'), area: keyIn(brand, 'area') } : [],
    ),
    files: [...json.keys(), ...images.keys()].filter((file) => requested.isFile(file)),
    textOf: (file) => json.get(file),
    elsewhere: diagnostics.length - asked.length,
    placeholders: asked.length - shown.length,
  };
}
