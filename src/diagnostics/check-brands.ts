import type { BrandSources, ParsedSources } from '../brand/brand-files.ts';
import { isSellable, parseSources } from '../brand/brand-files.ts';
import { compileBrand } from '../brand/compile-brand.ts';
import type { MergedBrand } from '../brand/inherit.ts';
import { inherit } from '../brand/inherit.ts';
import type { CompiledBrand } from '../contract/compiled-brand.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';
import { checkDeadConditions } from './check-dead-conditions.ts';
import { checkFiles } from './check-files.ts';
import { checkMerged } from './check-merged.ts';
import { checkRegistry } from './check-registry.ts';
import { checkSelfContained } from './check-self-contained.ts';
import { checkSold } from './check-sold.ts';
import { checkTextUse } from './check-text-use.ts';
import { documentsOf } from './documents.ts';
import type { Finding } from './finding.ts';
import { formsOf } from './forms.ts';
import type { MetaSchemas } from './meta-schemas.ts';
import { pathsByPlace, placeKey } from './node-path.ts';
import { settleFindings } from './settle-findings.ts';

export interface CheckedBrands {
  brands: { compiled: CompiledBrand; merged: MergedBrand }[];
  /** Each finding once, by file, line and column. */
  diagnostics: Diagnostic[];
  sources: ParsedSources;
}

/** Reads, merges, checks and compiles every brand. Brands are usable when no finding is an error. */
export function checkBrands(
  sources: BrandSources,
  metaSchemas: MetaSchemas,
  programTexts: readonly string[],
): CheckedBrands {
  const parsed = parseSources(sources);
  const { findings, broken } = checkFiles(parsed, metaSchemas);
  const found: Finding[] = [...parsed.diagnostics, ...findings];
  const merges = new Map<string, MergedBrand>();
  for (const folder of parsed.folders.values()) {
    const { merged, diagnostics } = inherit(folder, parsed);
    found.push(...diagnostics);
    if (merged) merges.set(folder.name, merged);
  }
  const brands: CheckedBrands['brands'] = [];
  const usedTexts = new Map<string, ReadonlySet<string>>();
  for (const merged of merges.values()) {
    const parent = merges.get(merged.chain.at(-2) ?? '');
    const forms = formsOf(merged, parsed);
    const own = checkMerged({ merged, parent, forms, sources: parsed, metaSchemas }, broken);
    const result = compileBrand(merged, parsed, programTexts);
    const all = [...own, ...result.diagnostics];
    found.push(...(checkSelfContained(merged, all, parsed) ?? all.map(placedIn(merged))));
    if (!isSellable(merged.id)) continue;
    usedTexts.set(merged.id, result.usedTexts);
    brands.push({ compiled: result.brand, merged });
  }
  found.push(...checkRegistry(parsed, merges));
  found.push(...checkDeadConditions(merges));
  found.push(...checkSold(parsed, merges));
  const chains = new Map([...merges].map(([name, { chain }]) => [name, chain]));
  if (settleFindings(found, chains).every(saysNothingOfUse)) {
    found.push(...checkTextUse(parsed, merges, usedTexts));
  }
  return { brands, diagnostics: withPaths(settleFindings(found, chains), parsed), sources: parsed };
}

/** Whether a finding leaves it certain which texts are shown: no screen and no field is in doubt. */
const saysNothingOfUse = ({ severity, file, rule }: Diagnostic): boolean =>
  severity === 'warning' ||
  (/\/(texts|theme|flows|sandbox)\.json$/.test(file) && !rule.startsWith('json-'));

/** Notes the folder and, for what concerns a whole object, which one it is wherever it was written. */
function placedIn(merged: MergedBrand): (finding: Finding) => Finding {
  let objects: Map<string, string> | undefined;
  return (finding) => {
    if (finding.subject !== undefined) return { ...finding, folder: merged.id };
    objects ??= new Map(
      documentsOf(merged).flatMap(({ name, node }) =>
        [...pathsByPlace(node, 'objects')].map(([place, path]) => [place, `${name} ${path}`]),
      ),
    );
    return {
      ...finding,
      folder: merged.id,
      subject: objects.get(placeKey(finding)),
    };
  };
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
  return diagnostics.map((diagnostic) => {
    const root = byFile.get(diagnostic.file);
    const path = root && pathsByPlace(root).get(placeKey(diagnostic));
    return path ? { ...diagnostic, path } : diagnostic;
  });
}
