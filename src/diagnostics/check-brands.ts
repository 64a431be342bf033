import type { BrandSources, ParsedSources } from '../brand/parse/brand-files.ts';
import { createParser, isSellable } from '../brand/parse/brand-files.ts';
import { compileBrand } from '../brand/compile/compile-brand.ts';
import { inherit, type MergedBrand } from '../brand/inherit/inherit.ts';
import { lineageOf } from '../brand/inherit/lineage.ts';
import { libraryTexts } from '../brand/compile/resolve-texts.ts';
import type { Node } from '../brand/parse/node.ts';
import type { CompiledBrand } from '../contract/compiled-brand.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';
import { createMoveToRemoval } from './at-removal.ts';
import { createBrandCheck } from './check-brand.ts';
import { createFileCheck } from './check-files.ts';
import { dedupeDiagnostics } from './dedupe-diagnostics.ts';
import type { Finding } from './finding.ts';
import { createMemo } from './memo.ts';
import { gatherMissingEntries } from './missing-entries.ts';
import { notePaths, placedIn, rootsOf } from './place-findings.ts';
import { hidesTexts, runRules } from './run-rules.ts';
import type { MetaSchemas } from './structure/meta-schemas.ts';

export interface CheckedBrands {
  /** `compiled` is made when it is asked for; it is usable when no finding is an error. */
  brands: { readonly compiled: CompiledBrand; merged: MergedBrand }[];
  /** Each once, by file, line and column. */
  diagnostics: Diagnostic[];
  /** Findings that are left out, because brands declare them to be so on purpose. */
  declared: Diagnostic[];
  sources: ParsedSources;
  /** Findings of one brand, before findings that several share are reported once. */
  saidOf(id: string): Said;
}

/** Findings of the rules about one brand, or one of its files. */
export interface Said {
  findings: readonly Finding[];
  /** Keys of the texts that its screens and offers show. */
  usedTexts: ReadonlySet<string>;
}

/** Result of checking one folder with everything that it inherits. */
interface CheckedFolder {
  merged?: MergedBrand;
  findings: Finding[];
  usedTexts: ReadonlySet<string>;
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

  function checkFolders(sources: ParsedSources, broken: Parameters<typeof checkBrand>[3]) {
    const around = [...aroundOf(sources), sources.fields];
    const files = rootsOf(sources);
    const inherited = new Map(
      [...sources.folders].map(([name, folder]) => {
        const { chain = [] } = lineageOf(folder, sources);
        const parts = [...around, ...chain.flatMap(partsOf)];
        const make = () => inherit(folder, sources);
        return [name, { parts, ...(chain.length > 0 ? mergedOnce(name, parts, make) : make()) }];
      }),
    );
    return [...inherited].map(([name, { parts, merged, diagnostics }]): CheckedFolder => {
      if (!merged) return { findings: diagnostics, usedTexts: new Set() };
      return checkedOnce(name, parts, () => {
        const parent = inherited.get(merged.chain.at(-2) ?? '')?.merged;
        const { findings, usedTexts } = checkBrand(merged, parent, sources, broken);
        const placed = findings.map(placedIn(merged, files));
        return { merged, findings: [...diagnostics, ...placed], usedTexts };
      });
    });
  }

  return (sources) => {
    const parsed = parse(sources);
    const { findings, broken } = checkFiles(parsed);
    const folders = checkFolders(parsed, broken);
    const merges = new Map(folders.flatMap(({ merged }) => (merged ? [[merged.id, merged]] : [])));
    const context = { merges, sources: parsed, metaSchemas };
    const shown = new Map(
      folders.flatMap(({ merged, findings: own }) =>
        merged ? [[merged.id, { merged, findings: own }]] : [],
      ),
    );
    const moved = createMoveToRemoval(shown, parsed);
    const all = gatherMissingEntries([
      ...parsed.diagnostics,
      ...findings,
      ...folders.flatMap(({ merged, findings: own }) =>
        merged ? own.map((one) => moved(one, merged)) : own,
      ),
      ...runRules('checkProject', context),
    ]);
    const found = all.filter(({ isDeclared = false }) => !isDeclared);
    const chains = new Map([...merges].map(([name, { chain }]) => [name, chain]));
    let diagnostics = dedupeDiagnostics(found, chains);
    const uncertain = diagnostics.filter(leavesTextsUncertain);
    const apart = [...parsed.folders.values()].filter(({ name }) => !merges.has(name));
    const shownByAll = [
      ...programTexts,
      ...libraryTexts(parsed.fields),
      ...apart.flatMap(({ screens }) => [...screens.values()].flatMap(wordsIn)),
    ];
    const usedTexts = new Map(
      folders.flatMap(({ merged, usedTexts: own }) =>
        merged && !uncertain.some((one) => concerns(one, merged))
          ? [[merged.id, new Set([...own, ...shownByAll])]]
          : [],
      ),
    );
    // A folder that cannot be merged may show the texts of any other on its own screens.
    if (!apart.some(({ unreadable }) => [...unreadable].some((name) => name.includes('/')))) {
      const unused = runRules('checkTexts', { ...context, usedTexts });
      if (unused.length > 0) diagnostics = dedupeDiagnostics([...found, ...unused], chains);
    }
    notePaths(diagnostics, rootsOf(parsed));
    const brands = [...merges.values()].filter(({ id }) => isSellable(id));
    return {
      brands: brands.map((merged) => compiledWhenAsked(merged, parsed, programTexts)),
      diagnostics,
      declared: dedupeDiagnostics(
        all.filter(({ isDeclared = false }) => isDeclared),
        chains,
      ),
      sources: parsed,
      saidOf: (id) => {
        const own = folders.find(({ merged }) => merged?.id === id);
        const ofFiles = [...parsed.diagnostics, ...findings];
        return {
          findings: [
            ...ofFiles.filter(({ file }) => file.startsWith(`brands/${id}/`)),
            ...(own?.findings ?? []),
          ],
          usedTexts: own?.usedTexts ?? new Set(),
        };
      },
    };
  };
}

/** Facts that every brand depends on: existing folders and unreadable files. */
const aroundOf = ({ folders, unreadable, strays }: ParsedSources): string[] => [
  [...folders.keys()].join(),
  [...unreadable].join(),
  strays.join(),
];

/** Documents read from a folder; unchanged ones keep their identity. */
const partsOf = ({
  name,
  files,
  screens,
  images,
  unreadable,
}: ParsedSources['folders'] extends Map<string, infer Folder> ? Folder : never): unknown[] => [
  name,
  ...[...files].flat(),
  ...[...screens].flat(),
  [...images.keys(), ...unreadable].join(),
];

/** Files whose errors change nothing in what screens show. */
const BESIDE_SCREENS = /\/(texts|theme|flows|sandbox)\.json$/;

const leavesTextsUncertain = ({ severity, file, rule }: Diagnostic): boolean =>
  severity === 'error' && (!BESIDE_SCREENS.test(file) || hidesTexts(rule));

/** Every text that a document holds as a value. */
function wordsIn(node: Node): string[] {
  if (node.kind === 'scalar') return typeof node.value === 'string' ? [node.value] : [];
  const inner =
    node.kind === 'array' ? node.items : [...node.entries.values()].map((one) => one.node);
  return inner.flatMap(wordsIn);
}

/** Whether an error is in something that a brand is made of: its own files, those of its parents, the library. */
const concerns = ({ file }: Diagnostic, { chain }: MergedBrand): boolean =>
  !file.startsWith('brands/') || chain.some((name) => file.startsWith(`brands/${name}/`));

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
