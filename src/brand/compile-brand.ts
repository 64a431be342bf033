import type { CompiledBrand, CompiledScreen } from '../contract/compiled-brand.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';
import type { TextKey } from '../contract/generated/names.ts';
import type { ParsedSources } from './brand-files.ts';
import type { CompileContext } from './compile-context.ts';
import { reporter } from './compile-context.ts';
import { compileScreen } from './compile-screen.ts';
import type { MergedBrand } from './inherit.ts';
import { knownFacts } from './known-facts.ts';
import { libraryTexts } from './library-texts.ts';
import type { Node } from './node.ts';
import { isTextOfAllFields } from './texts-of-all-fields.ts';
import { nodeAt, toValue } from './node.ts';
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
  { fields, unreadable, imageHashes }: ParsedSources,
  programTexts: readonly string[],
): CompileResult {
  const diagnostics: Diagnostic[] = [];
  const texts = merged.unreadable.has('texts') ? undefined : textsOf(merged.files.get('texts'));
  const context: CompileContext = {
    texts,
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
    screens,
    texts: Object.fromEntries(shown.map((key) => [key, texts?.get(key) ?? ''])) as Record<
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
    links: resolveLinks(settings.links),
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
