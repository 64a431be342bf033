import type { BrandSources, ParsedSources } from '../brand/brand-files.ts';
import { createParser, isSellable } from '../brand/brand-files.ts';
import { compileBrand } from '../brand/compile-brand.ts';
import type { MergedBrand } from '../brand/inherit.ts';
import { inherit } from '../brand/inherit.ts';
import { libraryTexts } from '../brand/library-texts.ts';
import type { Node } from '../brand/node.ts';
import type { CompiledBrand } from '../contract/compiled-brand.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';
import { checkFiles } from './check-files.ts';
import { createCompileCheck } from './check-compiled.ts';
import { createMergedCheck } from './check-merged.ts';
import { checkRegistry } from './check-registry.ts';
import { checkSelfContained } from './check-self-contained.ts';
import { checkTextUse } from './check-text-use.ts';
import { documentsOf } from './documents.ts';
import type { Finding } from './finding.ts';
import { formsOf } from './forms.ts';
import type { MetaSchemas } from './meta-schemas.ts';
import { pathsByPlace, placeKey } from './node-path.ts';
import { createNumbers } from './recall/content-numbers.ts';
import { settleFindings } from './settle-findings.ts';

export interface CheckedBrands {
  /** `compiled` is made when it is asked for; it is usable when no finding is an error. */
  brands: { readonly compiled: CompiledBrand; merged: MergedBrand }[];
  /** Each finding once, by file, line and column. */
  diagnostics: Diagnostic[];
  sources: ParsedSources;
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
 * As `checkBrands`, for brand files that are checked again and again: what the same files would show
 * once more is remembered.
 */
export function createChecker(
  metaSchemas: MetaSchemas,
  programTexts: readonly string[],
): (sources: BrandSources) => CheckedBrands {
  const parse = createParser();
  const numbers = createNumbers();
  const checkMerged = createMergedCheck(numbers);
  const checkCompiled = createCompileCheck(numbers);
  return (sources) => {
    const parsed = parse(sources);
    const { findings, broken } = checkFiles(parsed, metaSchemas);
    const found: Finding[] = [...parsed.diagnostics, ...findings];
    const merges = new Map<string, MergedBrand>();
    for (const folder of parsed.folders.values()) {
      const { merged, diagnostics } = inherit(folder, parsed);
      found.push(...diagnostics);
      if (merged) merges.set(folder.name, merged);
    }
    const brands: CheckedBrands['brands'] = [];
    const shownByAll = [...programTexts, ...libraryTexts(parsed.fields)];
    const usedTexts = new Map<string, ReadonlySet<string>>();
    for (const merged of merges.values()) {
      const parent = merges.get(merged.chain.at(-2) ?? '');
      const anonymous = isSellable(merged.id) ? merged.id : '';
      const input = {
        merged,
        parent,
        get forms() {
          return formsOf(merged, parsed);
        },
        sources: parsed,
        metaSchemas,
      };
      const compiled = checkCompiled(merged, parsed, anonymous);
      const all = [...checkMerged(input, broken, anonymous), ...compiled.findings];
      for (const one of checkSelfContained(merged, all, parsed) ?? all.map(placedIn(merged))) {
        found.push(one);
      }
      if (!isSellable(merged.id)) continue;
      usedTexts.set(
        merged.id,
        new Set([...shownByAll, ...compiled.usedTexts.flatMap((one) => [...one])]),
      );
      brands.push({
        merged,
        get compiled() {
          return compileBrand(merged, parsed, programTexts);
        },
      });
    }
    found.push(...checkRegistry(parsed, merges));
    if (!found.some(({ severity }) => severity === 'error')) {
      found.push(...checkTextUse(parsed, merges, usedTexts));
    }
    const chains = new Map([...merges].map(([name, { chain }]) => [name, chain]));
    const diagnostics = withPaths(settleFindings(found, chains), parsed);
    return { brands, diagnostics, sources: parsed };
  };
}

/** Notes the folder and, for what concerns a whole object, which one it is wherever it was written. */
function placedIn(merged: MergedBrand): (finding: Finding) => Finding {
  return (finding) => {
    const isSaid = finding.subject !== undefined;
    const subject = isSaid ? finding.subject : subjectOf(merged, placeKey(finding));
    return { ...finding, folder: merged.id, subject };
  };
}

/** Brands inherit whole documents, whose objects are listed once. */
const objects = new WeakMap<Node, ReadonlyMap<string, string>>();

function subjectOf(merged: MergedBrand, place: string): string | undefined {
  for (const { name, node } of documentsOf(merged).reverse()) {
    const known = objects.get(node) ?? pathsByPlace(node, 'objects');
    objects.set(node, known);
    const path = known.get(place);
    if (path !== undefined) return `${name} ${path}`;
  }
  return undefined;
}

function withPaths(diagnostics: Diagnostic[], { folders, fields, registry }: ParsedSources) {
  const roots = [
    ...[...folders.values()].flatMap(({ files, screens }) => [
      ...files.values(),
      ...screens.values(),
    ]),
    ...fields.values(),
    ...(registry ? [registry] : []),
  ];
  const byFile = new Map(roots.map((root) => [root.at.file, root]));
  const paths = new Map<Node, ReadonlyMap<string, string>>();
  return diagnostics.map((diagnostic) => {
    const root = byFile.get(diagnostic.file);
    if (!root) return diagnostic;
    const known = paths.get(root) ?? pathsByPlace(root);
    paths.set(root, known);
    const path = known.get(placeKey(diagnostic));
    return path ? { ...diagnostic, path } : diagnostic;
  });
}
