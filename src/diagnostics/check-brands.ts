import type { BrandSources, ParsedSources } from '../brand/parse/brand-files.ts';
import { createParser, isSellable } from '../brand/parse/brand-files.ts';
import { compileBrand } from '../brand/compile/compile-brand.ts';
import type { MergedBrand } from '../brand/inherit/inherit.ts';
import { inherit } from '../brand/inherit/inherit.ts';
import { libraryTexts } from '../brand/compile/resolve-texts.ts';
import type { Node } from '../brand/parse/node.ts';
import type { CompiledBrand } from '../contract/compiled-brand.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';
import { checkDeadConditions } from './screen/check-dead-conditions.ts';
import { checkFiles } from './parse/check-files.ts';
import { createCompileCheck } from './check-compiled.ts';
import type { CheckInput } from './rule.ts';
import { createMergedCheck } from './check-merged.ts';
import { checkPictures } from './parse/check-pictures.ts';
import { checkRegistry } from './brand/registry.ts';
import { checkSelfContained } from './structure/self-contained.ts';
import { checkSold } from './brand/upsell.ts';
import { checkTextUse } from './text/unused-text.ts';
import { documentsOf } from './documents.ts';
import type { Finding } from './finding.ts';
import { formsOf } from './form/schema/forms.ts';
import type { MetaSchemas } from './structure/meta-schemas.ts';
import { pathsByPlace, placeKey } from './node-path.ts';
import { createNumbers } from './recall/content-numbers.ts';
import { createSeenBrands } from './seen-brands.ts';
import { settleFindings } from './dedupe-diagnostics.ts';

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
  const seenBrands = createSeenBrands();
  return (sources) => {
    const parsed = parse(sources);
    const { findings, broken } = checkFiles(parsed, metaSchemas);
    const files = rootsOf(parsed);
    const found: Finding[] = [...parsed.diagnostics, ...findings];
    const merges = new Map<string, MergedBrand>();
    for (const folder of parsed.folders.values()) {
      const { merged, diagnostics } = inherit(folder, parsed);
      found.push(...diagnostics);
      if (merged) merges.set(folder.name, merged);
    }
    const seen = seenBrands.again(parsed);
    const brands: CheckedBrands['brands'] = [];
    const shownByAll = [...programTexts, ...libraryTexts(parsed.fields)];
    const usedTexts = new Map<string, ReadonlySet<string>>();
    for (const merged of merges.values()) {
      const parent = merges.get(merged.chain.at(-2) ?? '');
      const anonymous = isSellable(merged.id) ? merged.id : '';
      const { findings: own, usedTexts: used } = seen(merged, parent, () => {
        const compiled = checkCompiled(merged, parsed, anonymous, shownByAll);
        const input = inputOf(merged, parent, parsed, metaSchemas);
        const all = [...checkMerged(input, broken, anonymous), ...compiled.findings];
        const findings = checkSelfContained(merged, all, parsed);
        return {
          findings: findings ?? all.map(placedIn(merged, files)),
          usedTexts: compiled.usedTexts,
        };
      });
      for (const one of own) found.push(one);
      if (!isSellable(merged.id)) continue;
      usedTexts.set(merged.id, used);
      let brand: CompiledBrand | undefined;
      brands.push({
        merged,
        get compiled() {
          return (brand ??= compileBrand(merged, parsed, programTexts));
        },
      });
    }
    found.push(...checkRegistry(parsed, merges));
    found.push(...checkDeadConditions(parsed, merges));
    found.push(...checkSold(parsed, merges));
    found.push(...checkPictures(parsed));
    const chains = new Map([...merges].map(([name, { chain }]) => [name, chain]));
    let diagnostics = settleFindings(found, chains);
    const unused = diagnostics.every(saysNothingOfUse)
      ? checkTextUse(parsed, merges, usedTexts)
      : [];
    if (unused.length > 0) diagnostics = settleFindings([...found, ...unused], chains);
    notePaths(diagnostics, files);
    return { brands, diagnostics, sources: parsed };
  };
}

/** Whether a finding leaves it certain which texts are shown: no screen and no field is in doubt. */
const saysNothingOfUse = ({ severity, file, rule }: Diagnostic): boolean =>
  severity === 'warning' ||
  (/\/(texts|theme|flows|sandbox)\.json$/.test(file) &&
    !/^json-|^missing-screen$|^template$/.test(rule));

/** Forms are put together when somebody asks for them. */
function inputOf(
  merged: MergedBrand,
  parent: MergedBrand | undefined,
  sources: ParsedSources,
  metaSchemas: MetaSchemas,
): CheckInput {
  let forms: CheckInput['forms'] | undefined;
  return {
    merged,
    parent,
    sources,
    metaSchemas,
    get forms() {
      return (forms ??= formsOf(merged, sources));
    },
  };
}

/** Notes the folder and, for what concerns a whole object, which one it is wherever it was written. */
function placedIn(merged: MergedBrand, files: RootOfFile): (finding: Finding) => Finding {
  return (finding) => {
    const isSaid = finding.subject !== undefined;
    const subject = isSaid ? finding.subject : subjectOf(merged, finding, files);
    return { ...finding, folder: merged.id, subject };
  };
}

function subjectOf(merged: MergedBrand, finding: Finding, files: RootOfFile): string | undefined {
  const place = placeKey(finding);
  const file = files.get(finding.file);
  if (file && !objectsIn(file).has(place)) return undefined;
  for (const { name, node } of documentsOf(merged).reverse()) {
    const path = objectsIn(node).get(place);
    if (path !== undefined) return `${name} ${path}`;
  }
  return undefined;
}

/** Brands inherit whole documents, whose objects are listed once. */
const objects = new WeakMap<Node, ReadonlyMap<string, string>>();

function objectsIn(node: Node): ReadonlyMap<string, string> {
  const known = objects.get(node) ?? pathsByPlace(node, 'objects');
  objects.set(node, known);
  return known;
}

/** What was read from each file, by path. */
type RootOfFile = ReadonlyMap<string, Node>;

function rootsOf({ folders, fields, registry }: ParsedSources): RootOfFile {
  const roots = [
    ...[...folders.values()].flatMap(({ files, screens }) => [
      ...files.values(),
      ...screens.values(),
    ]),
    ...fields.values(),
    ...(registry ? [registry] : []),
  ];
  return new Map(roots.map((root) => [root.at.file, root]));
}

function notePaths(diagnostics: readonly Diagnostic[], files: RootOfFile): void {
  for (const diagnostic of diagnostics) {
    const root = files.get(diagnostic.file);
    const path = root && placesIn(root).get(placeKey(diagnostic));
    if (path) diagnostic.path = path;
  }
}

const places = new WeakMap<Node, ReadonlyMap<string, string>>();

function placesIn(root: Node): ReadonlyMap<string, string> {
  const known = places.get(root) ?? pathsByPlace(root);
  places.set(root, known);
  return known;
}
