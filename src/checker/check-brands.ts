import { compileBrand } from '../brand/compile/compile-brand.ts';
import { libraryTexts } from '../brand/compile/resolve-texts.ts';
import { inherit, type MergedBrand } from '../brand/inherit/inherit.ts';
import { lineageOf } from '../brand/inherit/lineage.ts';
import {
  createParser,
  isSellable,
  type BrandFolder,
  type BrandSources,
  type ParsedSources,
} from '../brand/parse/brand-files.ts';
import { folderOf, type Node } from '../brand/parse/node.ts';
import type { CompiledBrand } from '../contract/compiled-brand.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';
import { createBrandCheck, type CheckedBrand } from './check-brand.ts';
import { createFileCheck, filesOf, isError } from './check-files.ts';
import { createMemo, memoize } from '../brand/memo.ts';
import { pathsByPlace, placeKey } from './node-path.ts';
import { reportOnce } from './report-once.ts';
import type { Finding } from './rule.ts';
import { runRules } from './run-rules.ts';
import type { MetaSchemas } from './structure/meta-schemas.ts';

export interface CheckedBrands {
  /** `compiled` is made when it is asked for; it is usable when no finding is an error. */
  brands: { readonly compiled: CompiledBrand; merged: MergedBrand }[];
  /** Each once, by file, line and column. */
  diagnostics: Diagnostic[];
  /** Findings that are left out, because brands declare them to be so on purpose. */
  declared: Diagnostic[];
  sources: ParsedSources;
}

/** Result of checking one folder with everything that it inherits. */
interface CheckedFolder extends CheckedBrand {
  merged?: MergedBrand;
}

/** Reads, merges and checks every brand. Brands are usable when no finding is an error. */
export function checkBrands(
  sources: BrandSources,
  metaSchemas: MetaSchemas,
  programTexts: readonly string[],
): CheckedBrands {
  return createChecker(metaSchemas, programTexts)(sources);
}

/**
 * As `checkBrands`, for brand files that are checked again and again: files, forms and brands that are
 * the same as the last time are not checked anew.
 *
 * A check has phases: files are parsed, compared with their schemas, merged, and judged by rules. A brand
 * with an error in one of its files, or in one that it inherits, does not enter the next phase; the rules
 * about all brands together wait until every brand has entered it.
 */
export function createChecker(
  metaSchemas: MetaSchemas,
  programTexts: readonly string[],
): (sources: BrandSources) => CheckedBrands {
  const parse = createParser();
  const checkFiles = createFileCheck(metaSchemas);
  const checkBrand = createBrandCheck(metaSchemas);
  const mergedOnce = createMemo<ReturnType<typeof inherit>>();
  const checkedOnce = createMemo<CheckedFolder>();

  function checkFolders(sources: ParsedSources, ofFiles: readonly Finding[]): CheckedFolder[] {
    const around = [...aroundOf(sources), sources.fields];
    const broken = new Set(ofFiles.filter(isError).map(({ file }) => sourceOf(file)));
    const isWrong = (file: string) => broken.has(sourceOf(file));
    const inherited = new Map(
      [...sources.folders].map(([name, folder]) => {
        const { chain = [] } = lineageOf(folder, sources);
        const parts = [...around, ...chain.flatMap(partsOf)];
        const make = () => inherit(folder, sources);
        const made = chain.length > 0 ? mergedOnce(name, parts, make) : make();
        const isBroken = [FIELDS, ...chain.map((one) => one.name)].some((one) => broken.has(one));
        return [name, { parts, isBroken, ...made }];
      }),
    );
    return [...inherited].map(([name, { parts, isBroken, merged, diagnostics }]): CheckedFolder => {
      // A brand.json that cannot be read is not missing.
      const findings = diagnostics.filter(
        ({ rule, file }) => !(isBroken && merged) && !(rule === 'brand-file' && isWrong(file)),
      );
      const isStopped = !merged || isBroken || findings.length > 0;
      // A base or family is no whole brand: its heirs show what is wrong with it.
      if (isStopped || !isSellable(name))
        return { merged, findings, usedTexts: new Set(), isStopped };
      return checkedOnce(name, parts, () => {
        const parent = inherited.get(merged.chain.at(-2) ?? '')?.merged;
        const checked = checkBrand(merged, parent, sources);
        return {
          ...checked,
          merged,
          findings: checked.findings.map((one) => ({ folder: name, ...one })),
        };
      });
    });
  }

  return (sources) => {
    const parsed = parse(sources);
    const ofFiles: readonly Finding[] = [...parsed.diagnostics, ...checkFiles(parsed)];
    const folders = checkFolders(parsed, ofFiles);
    const merges = new Map(folders.flatMap(({ merged }) => (merged ? [[merged.id, merged]] : [])));
    const sold = [...merges.values()].filter(({ id }) => isSellable(id));
    const stopped = new Set(
      folders.flatMap(({ merged, isStopped }) => (merged && isStopped ? merged.id : [])),
    );
    const isWhole = !ofFiles.some(isError) && folders.every(({ isStopped }) => !isStopped);
    const shownByAll = [...programTexts, ...libraryTexts(parsed.fields)];
    const usedTexts = new Map(
      folders.flatMap(({ merged, usedTexts }) =>
        merged ? [[merged.id, new Set([...usedTexts, ...shownByAll])]] : [],
      ),
    );
    const facts = { merges, brands: sold, sources: parsed, metaSchemas, usedTexts };
    const all = [
      ...ofFiles,
      ...folders.flatMap(({ findings }) => findings),
      ...(isWhole ? runRules('project', facts) : []),
    ];
    const report = (findings: readonly Finding[]) =>
      reportOnce(findings, { merges, stopped, sources: parsed });
    const found = all.filter(({ isDeclared }) => !isDeclared);
    const diagnostics = report(found);
    notePaths(diagnostics, parsed);
    return {
      brands: sold.map((merged) => compiledWhenAsked(merged, parsed, programTexts)),
      diagnostics,
      declared: report(all.filter(({ isDeclared }) => isDeclared)),
      sources: parsed,
    };
  };
}

/** Stands for the folder of the library's fields, which every brand may take from. */
const FIELDS = 'schemas/fields';

/** The brand folder of a file, or that of the library. */
const sourceOf = (file: string): string | undefined =>
  file.startsWith(`${FIELDS}/`) ? FIELDS : folderOf(file);

/** Facts that every brand depends on: existing folders and files that nothing reads. */
const aroundOf = ({ folders, strays }: ParsedSources): string[] => [
  [...folders.keys()].join(),
  strays.join(),
];

/** Documents read from a folder; unchanged ones keep their identity. */
const partsOf = ({ name, files, screens, images }: BrandFolder): unknown[] => [
  name,
  ...[...files].flat(),
  ...[...screens].flat(),
  [...images.keys()].join(),
];

/** Brands inherit whole documents, whose places are listed once. */
const placesIn = memoize((root: Node) => pathsByPlace(root));

/** Notes where in its file's JSON each diagnostic is. */
function notePaths(diagnostics: readonly Diagnostic[], sources: ParsedSources): void {
  const roots = new Map([...filesOf(sources)].map(([root]) => [root.at.file, root]));
  for (const diagnostic of diagnostics) {
    const root = roots.get(diagnostic.file);
    const path = root && placesIn(root).get(placeKey(diagnostic));
    if (path) diagnostic.path = path;
  }
}

function compiledWhenAsked(
  merged: MergedBrand,
  sources: ParsedSources,
  programTexts: readonly string[],
): CheckedBrands['brands'][number] {
  let brand: CompiledBrand | undefined;
  return {
    merged,
    get compiled() {
      return (brand ??= compileBrand(merged, sources, programTexts));
    },
  };
}
