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
import { readText, type CompileContext } from './compile-context.ts';
import { compileScreen, compileVideo } from './compile-screen.ts';
import { inherit, type MergedBrand } from '../inherit/inherit.ts';
import { itemsAt, nodeAt, textAt, toValue, valueAt, without, type Node } from '../parse/node.ts';
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
    brand: merged.brand,
    fields,
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
  const flows = (valueAt(files.get('flows'), 'flows') ?? []) as unknown as Flow[];
  return {
    id,
    settings,
    theme: hostFont(plain(files.get('theme'))),
    flows: settings.stepNumbers === 'counted' ? flows.map((flow) => counted(flow, screens)) : flows,
    upsellTheme: upsellTheme(merged, sources),
    offers: compileOffers(context, brand),
    screens,
    texts: Object.fromEntries(
      programTexts.map((key) => [key, context.text(key, brand.at)]),
    ) as Record<TextKey, string>,
    asksAnswers: asksAnswers(screens) || undefined,
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

export function compileOffers(context: CompileContext, brand: Node): BrandOffer[] | undefined {
  const offers = itemsAt(brand, 'offers').map((offer) => ({
    ...plain(offer),
    headline: readText(context, offer, 'headline'),
    terms: readText(context, offer, 'terms'),
  }));
  return offers.length === 0 ? undefined : (offers as BrandOffer[]);
}

function upsellTheme({ brand }: MergedBrand, sources: ParsedSources): CompiledBrand['upsellTheme'] {
  const folder = sources.folders.get(textAt(brand, 'upsellData', 'theme') ?? '');
  const theme = folder && inherit(folder, sources).merged?.files.get('theme');
  return theme && hostFont(plain(theme));
}

/** A value without what no buyer reads, such as why a price is another one than is charged. */
const plain = <Value extends object>(node: Node | undefined, ...left: readonly string[]): Value =>
  (node ? toValue(without(node, '$schema', ...left), (key) => key !== 'differs') : {}) as Value;

function settingsOf(brand: Node): CompiledBrand['settings'] {
  const left = ['extends', 'offers', 'placeholder', 'placeholders'];
  const settings = plain<CompiledBrand['settings']>(brand, ...left);
  const links = Object.entries(settings.links ?? {}).map(([name, one]) => [name, linksOf(one)]);
  return {
    ...settings,
    links: settings.links && Object.fromEntries(links),
    productCode: settings.productCode ?? settings.key,
  };
}

/** Fills in '{domain}': what a family's brands have at the same place of their platforms is written once. */
function linksOf({ ...places }: Record<string, string>): Record<string, string> {
  for (const [name, link] of Object.entries(places))
    places[name] = link.replace(/^\{domain\}/, () => places.domain ?? '{domain}');
  return places;
}

/** Addresses of the brand's images; the hash in the folder part lets them be cached for ever. */
function imageAddresses(merged: MergedBrand, hashes: Map<string, string>): Record<string, string> {
  return Object.fromEntries(
    [...merged.images].map(([name, path]) => [name, `/brands/${hashes.get(path)}/${name}`]),
  );
}

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
