import { compileBrand } from '../../../src/brand/compile/compile-brand.ts';
import type { BrandSources } from '../../../src/brand/parse/brand-files.ts';
import { toValue } from '../../../src/brand/parse/node.ts';
import type { Catalogue, UnfinishedBrands } from '../../../src/contract/compiled-brand.ts';
import type { Diagnostic } from '../../../src/contract/diagnostic.ts';
import { checkBrands, type CheckedBrands } from '../../../src/diagnostics/check-brands.ts';
import { readMetaSchemas } from '../../brand-files/read-brand-sources.ts';
import { sandboxBrand } from '../../brand-files/sandbox-brands.ts';
import { unfinishedBrands } from '../../brand-files/unfinished-brands.ts';
import { keyOf } from '../cache/build-cache.ts';
import { answerOf } from './brand-answer.ts';
import { createBrandKeys, FOLDER, foldersOf, LIBRARY } from './brand-keys.ts';
import type { WantedBrand } from './made-brand.ts';

/** Results of a check without errors, so that the next one need not look at everything again. */
export interface CheckRecord {
  /** Stands for schemas and program. */
  besides: string;
  /** Hashes of all files, by path. */
  sources: Record<string, string>;
  diagnostics: Diagnostic[];
  registry: Omit<Catalogue, 'brands'>;
  unfinished: UnfinishedBrands;
  /** By id, in the order of the catalogue: the key, the folders it is made of, and the answer of the checker. */
  brands: Record<string, { key: string; folders: string[]; answer: string }>;
}

/** Brands that were checked. Where one has an error, there are only diagnostics. */
export interface JudgedProject {
  diagnostics: Diagnostic[];
  sound?: { record: CheckRecord; wanted: WantedBrand[] };
}

/** Everything that is checked: files by content, and what else lies there. */
export function sourcesOf({ json, images, others = [] }: BrandSources) {
  const files = [...json].map(([path, text]) => [path, keyOf(text)]);
  return Object.fromEntries([...files, ...images, ['', JSON.stringify(others)]]) as Record<
    string,
    string
  >;
}

/** Makes the brand of a checked folder. */
function compiling(
  { merged }: Pick<CheckedBrands['brands'][number], 'merged'>,
  { sources }: Pick<CheckedBrands, 'sources'>,
  programTexts: readonly string[],
): WantedBrand['compile'] {
  return () => {
    const compiled = compileBrand(merged, sources, programTexts);
    return { compiled, sandbox: JSON.stringify(sandboxBrand(compiled, merged)) };
  };
}

/** Checks all brands. */
export function checkProject(read: BrandSources, root: string, besides: string): JudgedProject {
  const { metaSchemas, programTexts } = readMetaSchemas(root);
  const checked = checkBrands(read, metaSchemas, programTexts);
  const { diagnostics, sources } = checked;
  if (diagnostics.some(({ severity }) => severity === 'error')) return { diagnostics };
  const keyOfBrand = createBrandKeys(read, besides);
  const brands = checked.brands.map((brand) => {
    const { id } = brand.merged;
    const folders = foldersOf(id, sources);
    const known = { key: keyOfBrand(folders), folders, answer: answerOf(brand, checked) };
    return { id, known, compile: compiling(brand, checked, programTexts) };
  });
  const record = {
    besides,
    sources: sourcesOf(read),
    diagnostics,
    registry: toValue(sources.registry!) as unknown as CheckRecord['registry'],
    unfinished: unfinishedBrands(checked),
    brands: Object.fromEntries(brands.map(({ id, known }) => [id, known])),
  };
  const wanted = brands.map(({ id, known: { key }, compile }) => ({ id, key, compile }));
  return { diagnostics, sound: { record, wanted } };
}

/** Files whose values concern one brand alone, as long as the checker says the same of it. */
const OF_ONE_BRAND = /^brands\/([^/]+)\/(?:texts|theme)\.json$/;

/** The brands to which alone all changes since a check belong; undefined where that is not certain. */
function changedAlone(now: Record<string, string>, before: CheckRecord): string[] | undefined {
  const paths = Object.keys(now);
  if (paths.join('\n') !== Object.keys(before.sources).join('\n')) return undefined;
  const changed = paths.filter((path) => now[path] !== before.sources[path]);
  const ids = new Set(changed.map((path) => OF_ONE_BRAND.exec(path)?.[1] ?? ''));
  const isOwn = (id: string) =>
    id in before.brands &&
    Object.entries(before.brands).every(
      ([other, { folders }]) => other === id || !folders.includes(id),
    );
  return [...ids].every(isOwn) ? [...ids] : undefined;
}

/** The sources of some folders alone, with the library of fields. */
function partOf(
  { json, images, pictures }: BrandSources,
  folders: ReadonlySet<string>,
): BrandSources {
  const isPart = ([path]: readonly [string, unknown]) => {
    const place = FOLDER.exec(path)?.[1] ?? '';
    return place === LIBRARY || folders.has(place.replace(/^brands\//, ''));
  };
  return {
    json: new Map([...json].filter(isPart)),
    images: new Map([...images].filter(isPart)),
    pictures: pictures && new Map([...pictures].filter(isPart)),
  };
}

const notCompiled = (id: string): never => {
  throw new Error(`brands/${id} was not looked at, for it lay in the build already.`);
};

/**
 * Checks what was changed since the last check, where that can concern nothing but single brands: where the checker
 * says of each of them what it said before, it says of all what it said before. Gives undefined where everything has
 * to be checked.
 */
export function checkChanged(
  read: BrandSources,
  root: string,
  besides: string,
  before: CheckRecord,
): JudgedProject | undefined {
  const now = sourcesOf(read);
  const ids = before.besides === besides ? changedAlone(now, before) : undefined;
  if (!ids) return undefined;
  const brands = { ...before.brands };
  const compile = new Map<string, WantedBrand['compile']>();
  if (ids.length > 0) {
    const { metaSchemas, programTexts } = readMetaSchemas(root);
    const folders = new Set(ids.flatMap((id) => brands[id]!.folders));
    const part = partOf(read, folders);
    const checked = checkBrands(part, metaSchemas, programTexts);
    const keyOfBrand = createBrandKeys(part, besides);
    for (const id of ids) {
      const brand = checked.brands.find(({ merged }) => merged.id === id);
      if (!brand || answerOf(brand, checked) !== brands[id]!.answer) return undefined;
      brands[id] = { ...brands[id]!, key: keyOfBrand(brands[id]!.folders) };
      compile.set(id, compiling(brand, checked, programTexts));
    }
  }
  const wanted = Object.entries(brands).map(([id, { key }]) => ({
    id,
    key,
    compile: compile.get(id) ?? (() => notCompiled(id)),
  }));
  const { diagnostics } = before;
  return { diagnostics, sound: { record: { ...before, sources: now, brands }, wanted } };
}
