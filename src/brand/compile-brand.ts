import type { CompiledBrand, CompiledScreen } from '../contract/compiled-brand.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';
import type { TextKey } from '../contract/generated/names.ts';
import type { ParsedSources } from './brand-files.ts';
import type { CompileContext } from './compile-context.ts';
import { reporter } from './compile-context.ts';
import { compileOffers } from './compile-offers.ts';
import { compileScreen } from './compile-screen.ts';
import { inherit, type MergedBrand } from './inherit.ts';
import { knownFacts } from './known-facts.ts';
import { libraryTexts } from './library-texts.ts';
import { suggestName } from './nearest-name.ts';
import type { Node, Place } from './node.ts';
import { isTextOfAllFields } from './texts-of-all-fields.ts';
import { entriesAt, isRemoval, nodeAt, toValue } from './node.ts';
import { resolveLinks } from './resolve-links.ts';

export interface CompileResult {
  brand: CompiledBrand;
  diagnostics: Diagnostic[];
  usedTexts: Set<string>;
}

/**
 * A merged brand in the form that the program uses. `programTexts` are the keys that the program
 * shows by itself. Faults become diagnostics; the brand is usable only when there are none.
 */
export function compileBrand(
  merged: MergedBrand,
  sources: ParsedSources,
  programTexts: readonly string[],
): CompileResult {
  const { fields, unreadable, imageHashes } = sources;
  const diagnostics: Diagnostic[] = [];
  const texts = merged.unreadable.has('texts') ? undefined : textsOf(merged.files.get('texts'));
  const context: CompileContext = {
    texts,
    removedTexts: removedIn(merged, sources),
    textPlaces: new Map(
      entriesAt(merged.files.get('texts')).map(([key, { node }]) => [key, node.at]),
    ),
    forms: [],
    usedTexts: new Set([...programTexts, ...libraryTexts(fields)]),
    fields,
    isFieldUnreadable: (name) => unreadable.has(`schemas/fields/${name}.json`),
    knownFacts: knownFacts(merged.brand),
    stepNumbers: {
      'payment.currentStep': numberAt(merged.brand, 'payment', 'currentStep'),
      'pix.currentStep': numberAt(merged.brand, 'pix', 'currentStep'),
      stepsNumber: numberAt(merged.brand, 'stepsNumber'),
    },
    report: reporter(diagnostics),
  };
  const screens: Record<string, CompiledScreen> = {};
  for (const [template, screen] of merged.screens) {
    screens[template] = compileScreen(context, template, screen);
  }
  const hasAllFields = Object.values(screens).some(({ blocks }) =>
    blocks.some((block) => block.block === 'form' && block.form.needsAllFields),
  );
  const shown = programTexts.filter((key) => hasAllFields || !isTextOfAllFields(key));
  const settings = settingsOf(merged.brand);
  const brand: CompiledBrand = {
    id: merged.id,
    settings,
    theme: plain(merged.files.get('theme')) as unknown as CompiledBrand['theme'],
    flows: (plain(merged.files.get('flows')).flows ?? []) as unknown as CompiledBrand['flows'],
    upsellTheme: upsellTheme(merged, sources, context.report),
    offers: compileOffers(context, merged.brand),
    screens,
    texts: Object.fromEntries(shown.map((key) => [key, texts?.get(key) ?? ''])) as Record<
      TextKey,
      string
    >,
    images: imageAddresses(merged, imageHashes),
  };
  return { brand, diagnostics, usedTexts: context.usedTexts };
}

/** The theme that another brand's folder lends to the upsell pages. */
function upsellTheme(
  { brand }: MergedBrand,
  sources: ParsedSources,
  report: CompileContext['report'],
): CompiledBrand['upsellTheme'] {
  const named = nodeAt(brand, ['upsellData', 'theme']);
  if (named?.kind !== 'scalar' || typeof named.value !== 'string') return undefined;
  const folder = sources.folders.get(named.value);
  if (!folder) {
    const suggestion = suggestName(named.value, [...sources.folders.keys()], 'Folders that exist');
    report(
      named.at,
      'upsell-theme',
      `There is no folder '${named.value}' to take a theme from.`,
      suggestion,
    );
    return undefined;
  }
  const theme = inherit(folder, sources).merged?.files.get('theme');
  return theme && (plain(theme) as unknown as CompiledBrand['upsellTheme']);
}

type PlainObject = { [key: string]: ReturnType<typeof toValue> };

function plain(node: Node | undefined): PlainObject {
  const { $schema: _, ...value } = (node ? toValue(node) : {}) as PlainObject;
  return value;
}

function settingsOf(brand: Node): CompiledBrand['settings'] {
  const { extends: _, offers: __, ...settings } = plain(brand);
  return {
    ...settings,
    links: resolveLinks(settings.links),
    productCode: settings.productCode ?? settings.key,
  } as unknown as CompiledBrand['settings'];
}

/** Texts that a folder of the chain takes away from its parent. */
function removedIn({ chain }: MergedBrand, { folders }: ParsedSources): Map<string, Place> {
  const texts = chain.map((name) => folders.get(name)?.files.get('texts'));
  return new Map(
    texts.flatMap((node) =>
      entriesAt(node).flatMap(([key, { node: text, keyAt }]): [string, Place][] =>
        isRemoval(text) ? [[key, keyAt]] : [],
      ),
    ),
  );
}

function textsOf(node: Node | undefined): Map<string, string> {
  return new Map(
    Object.entries(plain(node)).flatMap(([key, text]) =>
      // What is no text is told where it stands; it is not missing as well.
      text === null ? [] : [[key, String(text)] as const],
    ),
  );
}

/** Addresses of the brand's images; the hash in the folder part lets them be cached for ever. */
function imageAddresses(merged: MergedBrand, hashes: Map<string, string>): Record<string, string> {
  return Object.fromEntries(
    [...merged.images].map(([name, path]) => [name, `/brands/${hashes.get(path)}/${name}`]),
  );
}

function numberAt(node: Node, ...path: string[]): number | undefined {
  const found = nodeAt(node, path);
  return found?.kind === 'scalar' && typeof found.value === 'number' ? found.value : undefined;
}
