import type {
  BrandOffer,
  CompiledBrand,
  CompiledScreen,
  Flow,
  Theme,
} from '../../contract/compiled-brand.ts';
import type { Problem } from '../problem.ts';
import type { ThemeFile } from '../../contract/generated/theme.ts';
import type { TextKey } from '../../contract/generated/names.ts';
import { answersIn } from '../../flow/condition.ts';
import { countPages, countSteps } from '../../flow/config/count-steps.ts';
import type { ParsedSources } from '../parse/brand-files.ts';
import type { CompileContext, Texts } from './compile-context.ts';
import { compileScreen, compileVideo } from './compile-screen.ts';
import { inherit, type MergedBrand } from '../inherit/inherit.ts';
import { knownFacts } from './known-facts.ts';
import {
  entriesAt,
  isRemoval,
  itemsAt,
  type JsonValue,
  type Node,
  nodeAt,
  numberAt,
  textAt,
  toValue,
  without,
} from '../parse/node.ts';
import { textOf } from './resolve-texts.ts';
import { hostedFonts } from '../../contract/generated/fonts.ts';

const UPSELL_VIDEO = ['success', 'upsellOffer', 'upsellVIdeoPresentation'];

export function beginCompiling(
  merged: MergedBrand,
  { fields, folders }: ParsedSources,
  diagnostics: Problem[],
): CompileContext {
  const report = (problem: Problem) => void diagnostics.push(problem);
  return {
    texts: textsOf(merged, folders),
    usedTexts: new Set(),
    fields,
    knownFacts: knownFacts(merged.brand),
    stepNumbers: {
      'payment.currentStep': numberAt(merged.brand, 'payment', 'currentStep'),
      'pix.currentStep': numberAt(merged.brand, 'pix', 'currentStep'),
      stepsNumber: numberAt(merged.brand, 'stepsNumber'),
    },
    upsellVideo: compileVideo({ report }, nodeAt(merged.brand, UPSELL_VIDEO)),
    report,
  };
}

/** `programTexts` are the keys that the program shows by itself; the checks have found no error in the brand. */
export function compileBrand(
  merged: MergedBrand,
  sources: ParsedSources,
  programTexts: readonly string[],
): CompiledBrand {
  const context = beginCompiling(merged, sources, []);
  const screens: Record<string, CompiledScreen> = {};
  for (const [template, screen] of merged.screens) {
    screens[template] = compileScreen(context, screen);
  }
  const settings = settingsOf(merged.brand);
  const flows = (plain(merged.files.get('flows')).flows ?? []) as unknown as Flow[];
  return {
    id: merged.id,
    settings,
    theme: themeOf(merged.files.get('theme')),
    flows: settings.stepNumbers === 'counted' ? flows.map((flow) => counted(flow, screens)) : flows,
    upsellTheme: upsellTheme(merged, sources),
    offers: compileOffers(context, merged.brand),
    screens,
    texts: Object.fromEntries(
      programTexts.map((key) => [key, context.texts?.get(key) ?? '']),
    ) as Record<TextKey, string>,
    ...(asksAnswers(screens) && { asksAnswers: true }),
    images: imageAddresses(merged, sources.imageHashes),
  };
}

export const counted = (flow: Flow, screens: CompiledBrand['screens']): Flow =>
  countSteps(flow, ({ templateId, stepNumber }) => {
    const screen = screens[templateId];
    const numbers = pageNumbers(screen).map((ofPage) => stepNumber ?? ofPage ?? screen?.stepNumber);
    return countPages(numbers.filter((number) => number !== undefined));
  });

/** The numbers that the pages of a screen's form have of their own; a screen without pages is one page. */
function pageNumbers(screen: CompiledScreen | undefined): (number | undefined)[] {
  const forms = screen?.blocks.flatMap((block) => (block.block === 'form' ? block.form : []));
  const pages = forms?.find((form) => form.pages.length > 1)?.pages;
  return pages?.map(({ stepNumber }) => stepNumber) ?? [undefined];
}

const asksAnswers = (screens: CompiledBrand['screens']): boolean =>
  Object.values(screens).some(({ blocks }) =>
    blocks.some((block) => {
      const inner = block.block === 'form' ? block.form.conditions : [];
      return [block.when, ...inner].some((when) => answersIn(when).length > 0);
    }),
  );

const OFFER_TEXTS = ['headline', 'terms'];

export function compileOffers(context: CompileContext, brand: Node): BrandOffer[] | undefined {
  const offers = itemsAt(brand, 'offers').map((offer) =>
    Object.fromEntries(
      entriesAt(offer).map(([key, { node }]) => {
        const value = shownOf(toValue(node));
        const isText = OFFER_TEXTS.includes(key) && typeof value === 'string';
        return [key, isText ? textOf(context, value, node.at) : value];
      }),
    ),
  );
  return offers.length === 0 ? undefined : (offers as unknown as BrandOffer[]);
}

/** A value of brand.json without what only says why a price is another one than is charged: no buyer reads that. */
const shownOf = <Value extends JsonValue>(value: Value): Value =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key === 'differs' ? undefined : inner)));

function upsellTheme({ brand }: MergedBrand, sources: ParsedSources): CompiledBrand['upsellTheme'] {
  const folder = sources.folders.get(textAt(brand, 'upsellData', 'theme') ?? '');
  const theme = folder && inherit(folder, sources).merged?.files.get('theme');
  return theme && themeOf(theme);
}

/** A theme file that has errors may lack the font stack, but no brand with errors is drawn. */
function themeOf(node: Node | undefined): Theme {
  const theme = plain(node) as unknown as Omit<ThemeFile, '$schema'>;
  return theme.fontFamily === undefined ? theme : hostFont(theme);
}

type PlainObject = { [key: string]: ReturnType<typeof toValue> };

const plain = (node: Node | undefined, ...left: readonly string[]): PlainObject =>
  (node ? toValue(without(node, '$schema', ...left)) : {}) as PlainObject;

function settingsOf(brand: Node): CompiledBrand['settings'] {
  const settings = shownOf(plain(brand, 'extends', 'offers', 'placeholder', 'placeholders'));
  return {
    ...settings,
    links: resolveLinks(settings.links as Links | undefined),
    productCode: settings.productCode ?? settings.key,
  } as unknown as CompiledBrand['settings'];
}

/** A line may end at a hyphen, and 'e-' alone at its end reads oddly: no line ends at U+2011. */
const unbroken = (text: string) => text.replace(/\be-mail/g, 'e\u2011mail');

function textsOf({ files, chain }: MergedBrand, folders: ParsedSources['folders']): Texts {
  const entries = new Map(entriesAt(files.get('texts')));
  const get = (key: string) => {
    const text = key === '$schema' ? undefined : entries.get(key)?.node;
    // The meta-schema reports a value that is not a text; it does not count as missing.
    if (text?.kind !== 'scalar') return text && '';
    return text.value === null ? undefined : unbroken(String(text.value));
  };
  const keys = () => [...entries.keys()].filter((key) => get(key) !== undefined);
  const removedAt = (key: string) =>
    chain
      .flatMap((name) => entriesAt(folders.get(name)!.files.get('texts')))
      .findLast(([name, { node }]) => name === key && isRemoval(node))?.[1].keyAt;
  return { get, keys, removedAt };
}

/** Addresses of the brand's images; the hash in the folder part lets them be cached for ever. */
function imageAddresses(merged: MergedBrand, hashes: Map<string, string>): Record<string, string> {
  return Object.fromEntries(
    [...merged.images].map(([name, path]) => [name, `/brands/${hashes.get(path)}/${name}`]),
  );
}

type Links = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Fills in '{domain}': what a family's brands have at the same place of their platforms is written once. */
const resolveLinks = (links: Links | undefined): Links | undefined =>
  links &&
  Object.fromEntries(
    Object.entries(links).map(([environment, places]) => {
      const resolved = Object.entries(places).map(([name, link]) => [
        name,
        link.replace(/^\{domain\}/, () => places.domain ?? '{domain}'),
      ]);
      return [environment, Object.fromEntries(resolved)];
    }),
  );

export const firstFamily = (stack: string): string =>
  stack
    .slice(0, stack.indexOf(','))
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2');

export function hostFont(theme: Omit<ThemeFile, '$schema'>): Theme {
  const { fontFamily } = theme;
  const font = hostedFonts.get(firstFamily(fontFamily));
  if (!font) return theme;
  const { address, rules, stack } = font;
  const rest = fontFamily.slice(fontFamily.indexOf(','));
  return { ...theme, fontFamily: stack + rest, font: { address, rules } };
}
