import type { CompiledBrand, CompiledScreen } from '../contract/compiled-brand.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';
import type { TextKey } from '../contract/generated/names.ts';
import type { ParsedSources } from './brand-files.ts';
import type { CompileContext } from './compile-context.ts';
import { reporter } from './compile-context.ts';
import { compileScreen } from './compile-screen.ts';
import type { MergedBrand } from './inherit.ts';
import { libraryTexts } from './library-texts.ts';
import type { Node } from './node.ts';
import { nodeAt, textAt, toValue } from './node.ts';

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
  { fields, imageHashes }: ParsedSources,
  programTexts: readonly string[],
): CompileResult {
  const diagnostics: Diagnostic[] = [];
  const texts = textsOf(merged.files.get('texts'));
  const context: CompileContext = {
    texts,
    usedTexts: new Set([...programTexts, ...libraryTexts(fields)]),
    fields,
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
  const settings = settingsOf(merged.brand);
  const brand: CompiledBrand = {
    id: merged.id,
    settings,
    theme: plain(merged.files.get('theme')) as unknown as CompiledBrand['theme'],
    flows: (plain(merged.files.get('flows')).flows ?? []) as unknown as CompiledBrand['flows'],
    screens,
    texts: Object.fromEntries(programTexts.map((key) => [key, texts.get(key) ?? ''])) as Record<
      TextKey,
      string
    >,
    images: imageAddresses(merged, imageHashes),
  };
  return { brand, diagnostics, usedTexts: context.usedTexts };
}

type PlainObject = { [key: string]: ReturnType<typeof toValue> };

function plain(node: Node | undefined): PlainObject {
  const { $schema: _, ...value } = (node ? toValue(node) : {}) as PlainObject;
  return value;
}

function settingsOf(brand: Node): CompiledBrand['settings'] {
  const { extends: _, ...settings } = plain(brand);
  return {
    ...settings,
    productCode: settings.productCode ?? settings.key,
  } as unknown as CompiledBrand['settings'];
}

function textsOf(node: Node | undefined): Map<string, string> {
  return new Map(
    Object.entries(plain(node)).flatMap(([key, text]) =>
      typeof text === 'string' ? [[key, text] as const] : [],
    ),
  );
}

function knownFacts(brand: Node): CompileContext['knownFacts'] {
  const facts: CompileContext['knownFacts'] = {
    area: textAt(brand, 'area') ?? '',
    isTermsAndPoliticsAvailable: isTrue(brand, 'isTermsAndPoliticsAvailable'),
    hasInstallments: !isFalse(brand, 'product', 'hasInstallments'),
  };
  // Only a brand that always has the form settles the fact; otherwise the config call does (D-162).
  if (isTrue(brand, 'hasAddressForm')) facts.hasAddressForm = true;
  return facts;
}

const scalarAt = (node: Node, path: string[]) => {
  const found = nodeAt(node, path);
  return found?.kind === 'scalar' ? found.value : undefined;
};
const isTrue = (node: Node, ...path: string[]) => scalarAt(node, path) === true;
const isFalse = (node: Node, ...path: string[]) => scalarAt(node, path) === false;
const numberAt = (node: Node, ...path: string[]) => {
  const value = scalarAt(node, path);
  return typeof value === 'number' ? value : undefined;
};

/** Addresses of the brand's images; the hash in the folder part lets them be cached for ever. */
function imageAddresses(merged: MergedBrand, hashes: Map<string, string>): Record<string, string> {
  return Object.fromEntries(
    [...merged.images].map(([name, path]) => [name, `/brands/${hashes.get(path)}/${name}`]),
  );
}
