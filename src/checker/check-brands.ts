import { compileBrand } from '../brand/compile/compile-brand.ts';
import { libraryTexts } from '../brand/compile/resolve-texts.ts';
import { inherit, type MergedBrand } from '../brand/inherit/inherit.ts';
import { lineageOf } from '../brand/inherit/lineage.ts';
import { createMemo, memoize, once } from '../brand/memo.ts';
import { createParser, isSellable } from '../brand/parse/brand-files.ts';
import type { BrandFolder, BrandSources, ParsedSources } from '../brand/parse/brand-files.ts';
import { folderOf, type Node } from '../brand/parse/node.ts';
import type { CompiledBrand } from '../contract/compiled-brand.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';
import { checkBrand, type CheckedBrand } from './check-brand.ts';
import { pathsByPlace, placeKey } from './node-path.ts';
import { reportOnce } from './report-once.ts';
import { isError, type Finding } from './rule.ts';
import { runRules } from './run-rules.ts';
import { checkComplete, checkFile } from './structure/check-schema.ts';
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

interface CheckedFolder extends CheckedBrand {
  merged?: MergedBrand;
}

/**
 * Returns a check of brand files for files that are checked again and again: what is the same as the last time is not
 * checked anew.
 *
 * A brand with an error in one of its files, or in one that it inherits, does not enter the next phase; the rules
 * about all brands together wait until every brand has entered it.
 */
export function createChecker(
  metaSchemas: MetaSchemas,
  programTexts: readonly string[],
): (sources: BrandSources) => CheckedBrands {
  const parse = createParser();
  const mergedOnce = createMemo<ReturnType<typeof inherit>>();
  const checkedOnce = createMemo<CheckedFolder>();

  function checkFolders(sources: ParsedSources, ofFiles: readonly Finding[]): CheckedFolder[] {
    const broken = new Set(ofFiles.filter(isError).map(({ file }) => sourceOf(file)));
    const inherited = new Map(
      [...sources.folders].map(([name, folder]) => {
        const { chain = [] } = lineageOf(folder, sources);
        const parts = partsOf(sources, chain);
        const make = () => inherit(folder, sources);
        const made = chain.length > 0 ? mergedOnce(name, parts, make) : make();
        const isBroken = [FIELDS, ...chain.map((one) => one.name)].some((one) => broken.has(one));
        return [name, { parts, isBroken, ...made }];
      }),
    );
    return [...inherited].map(([name, { parts, isBroken, merged, diagnostics }]): CheckedFolder => {
      // A brand.json that cannot be read is not missing.
      const findings = diagnostics.filter(
        ({ rule, file }) =>
          !(isBroken && merged) && !(rule === 'brand-file' && broken.has(sourceOf(file))),
      );
      const isStopped = !merged || isBroken || findings.length > 0;
      // A base or family is no whole brand: its heirs show what is wrong with it.
      if (isStopped || !isSellable(name))
        return { merged, findings, usedTexts: new Set(), isStopped };
      return checkedOnce(name, parts, () => {
        const parent = inherited.get(merged.chain.at(-2) ?? '')?.merged;
        const checked = checkBrand(merged, parent, sources, metaSchemas);
        const found = checked.findings.map((one) => ({ folder: name, ...one }));
        return { ...checked, merged, findings: found };
      });
    });
  }

  return (given) => {
    const sources = parse(given);
    const ofFiles: Finding[] = [...sources.diagnostics, ...checkFiles(sources, metaSchemas)];
    const folders = checkFolders(sources, ofFiles);
    const mergeable = folders.flatMap(({ merged, ...one }) => (merged ? { merged, ...one } : []));
    const merges = new Map(mergeable.map(({ merged }) => [merged.id, merged]));
    const brands = [...merges.values()].filter(({ id }) => isSellable(id));
    const shownByAll = [...programTexts, ...libraryTexts(sources.fields)];
    const usedTexts = new Map(
      mergeable.map(({ merged, usedTexts: own }) => [merged.id, new Set([...own, ...shownByAll])]),
    );
    const isWhole = !ofFiles.some(isError) && folders.every(({ isStopped }) => !isStopped);
    const facts = { merges, brands, sources, metaSchemas, usedTexts };
    const found = [
      ...ofFiles,
      ...folders.flatMap(({ findings }) => findings),
      ...(isWhole ? runRules('project', facts) : []),
    ];
    const stopped = mergeable.filter(({ isStopped }) => isStopped).map(({ merged }) => merged.id);
    const checked = { merges, stopped, sources };
    const declared = found.filter(({ isDeclared }) => isDeclared);
    const others = found.filter(({ isDeclared }) => !isDeclared);
    const compiledOf = memoize((merged: MergedBrand) =>
      compileBrand(merged, sources, programTexts),
    );
    return {
      brands: brands.map((merged) => ({
        merged,
        get compiled() {
          return compiledOf(merged);
        },
      })),
      diagnostics: withPaths(reportOnce(others, checked), sources),
      declared: reportOnce(declared, checked),
      sources,
    };
  };
}

/** Stands for the folder of the library's fields, which every brand may take from. */
const FIELDS = 'schemas/fields';

const sourceOf = (file: string): string | undefined =>
  file.startsWith(`${FIELDS}/`) ? FIELDS : folderOf(file);

/** All that a brand is made from, of which what did not change keeps its identity. */
const partsOf = (
  { folders, strays, fields }: ParsedSources,
  chain: readonly BrandFolder[],
): unknown[] => [
  [...folders.keys()].join(),
  strays.join(),
  fields,
  ...chain.flatMap(({ name, files, screens, images }) => [
    name,
    ...[...files].flat(),
    ...[...screens].flat(),
    [...images.keys()].join(),
  ]),
];

/** Brands inherit whole documents, whose places are listed once. */
const placesIn = memoize(pathsByPlace);

function withPaths(diagnostics: Diagnostic[], sources: ParsedSources): Diagnostic[] {
  const roots = new Map([...filesOf(sources)].map(([root]) => [root.at.file, root]));
  return diagnostics.map((one) => {
    const root = roots.get(one.file);
    const path = root && placesIn(root).get(placeKey(one));
    return path ? { ...one, path } : one;
  });
}

const knownFiles = new WeakMap<Node, Finding[]>();

const checkFiles = (sources: ParsedSources, metaSchemas: MetaSchemas): Finding[] => [
  ...[...filesOf(sources)].flatMap(([root, schema]) =>
    once(knownFiles, root, () => {
      // No parent says what the registry lacks.
      const check = schema === 'registry' ? checkComplete : checkFile;
      const ofRules = runRules('file', { root, schema, metaSchemas });
      return [...check(root, metaSchemas.get(schema)!), ...ofRules];
    }),
  ),
  ...runRules('sources', { sources, metaSchemas }),
];

/** Every file that was read, with the name of its meta-schema. */
export function* filesOf({ folders, fields, registry }: ParsedSources): Generator<[Node, string]> {
  for (const { files, screens } of folders.values()) {
    for (const [name, root] of files) yield [root, name];
    for (const root of screens.values()) yield [root, 'screen'];
  }
  for (const root of fields.values()) yield [root, 'field'];
  if (registry) yield [registry, 'registry'];
}
