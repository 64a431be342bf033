import type {
  BrandOffer,
  CompiledBrand,
  CompiledScreen,
  Flow,
  Theme,
} from '../../contract/compiled-brand.ts';
import type { ThemeFile } from '../../contract/generated/theme.ts';
import type { TextKey } from '../../contract/generated/names.ts';
import { answersIn } from '../../flow/condition.ts';
import { countPages, countSteps } from '../../flow/config/count-steps.ts';
import type { ParsedSources } from '../parse/brand-files.ts';
import { knownFacts, type CompileContext } from './compile-context.ts';
import { compileScreen, compileVideo } from './compile-screen.ts';
import { inherit, type MergedBrand } from '../inherit/inherit.ts';
import {
  entriesAt,
  itemsAt,
  type JsonValue,
  type Node,
  nodeAt,
  numberAt,
  textAt,
  toValue,
  without,
} from '../parse/node.ts';
import { textReader } from './resolve-texts.ts';
import { hostedFonts } from '../../contract/generated/fonts.ts';

const UPSELL_VIDEO = ['success', 'upsellOffer', 'upsellVIdeoPresentation'];

export function beginCompiling(
  merged: MergedBrand,
  { fields, folders }: ParsedSources,
  report: CompileContext['report'] = () => {},
): CompileContext & { usedTexts: ReadonlySet<string> } {
  return {
    ...textReader(merged, folders, report),
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
  const { id, brand, files } = merged;
  const context = beginCompiling(merged, sources);
  const screens: CompiledBrand['screens'] = Object.fromEntries(
    [...merged.screens].map(([template, screen]) => [template, compileScreen(context, screen)]),
  );
  const settings = settingsOf(brand);
  const flows = (plain(files.get('flows')).flows ?? []) as unknown as Flow[];
  return {
    id,
    settings,
    theme: hostFont(plain(files.get('theme')) as unknown as PlainTheme),
    flows: settings.stepNumbers === 'counted' ? flows.map((flow) => counted(flow, screens)) : flows,
    upsellTheme: upsellTheme(merged, sources),
    offers: compileOffers(context, brand),
    screens,
    texts: Object.fromEntries(
      programTexts.map((key) => [key, context.text(key, brand.at)]),
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

function pageNumbers(screen: CompiledScreen | undefined): (number | undefined)[] {
  const forms = screen?.blocks.flatMap((block) => (block.block === 'form' ? block.form : []));
  const pages = forms?.find((form) => form.pages.length > 1)?.pages;
  return pages?.map(({ stepNumber }) => stepNumber) ?? [undefined];
}

const asksAnswers = (screens: CompiledBrand['screens']): boolean =>
  Object.values(screens)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => [block.when, ...(block.block === 'form' ? block.form.conditions : [])])
    .some((when) => answersIn(when).length > 0);

const OFFER_TEXTS = ['headline', 'terms'];

export function compileOffers(context: CompileContext, brand: Node): BrandOffer[] | undefined {
  const offers = itemsAt(brand, 'offers').map((offer) =>
    Object.fromEntries(
      entriesAt(offer).map(([key, { node }]) => {
        const value = shownOf(toValue(node));
        const isText = OFFER_TEXTS.includes(key) && typeof value === 'string';
        return [key, isText ? context.text(value, node.at) : value];
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
  return theme && hostFont(plain(theme) as unknown as PlainTheme);
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
  /^[^,]*(?=,)/
    .exec(stack)?.[0]
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2') ?? '';

type PlainTheme = Omit<ThemeFile, '$schema'>;

export function hostFont(theme: PlainTheme): Theme {
  const { fontFamily = '' } = theme;
  const font = hostedFonts.get(firstFamily(fontFamily));
  if (!font) return theme;
  const { address, rules, stack } = font;
  const rest = fontFamily.slice(fontFamily.indexOf(','));
  return { ...theme, fontFamily: stack + rest, font: { address, rules } };
}
