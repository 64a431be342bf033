import type { LoadedBrand } from '../../contract/compiled-brand.ts';
import type { PageData } from '../../contract/page-data.ts';
import { parseLink } from '../../flow/link.ts';
import { mediaSources } from '../../flow/media-sources.ts';
import { screenNeedsProgram } from '../../flow/needs-program.ts';
import { chunksOf, isLaterScreen } from '../../flow/screens.ts';
import { isOwnTemplate, type ScreenAddress } from '../../flow/templates.ts';
import { openVisit, type LoadedVisit, type VisitData } from '../../visit/load-visit.ts';
import type { VisitAnswers } from '../../visit/resolve-visit.ts';
import type { ClientAssets, HandlerDeps, PageCalls } from '../deps.ts';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import { documentHeaders } from '../http/headers.ts';
import type { logOnce } from '../observation/log.ts';
import { isLoopback } from '../settings/setting-values.ts';
import { pageMonitoring, reportAddresses } from '../settings/monitoring-settings.ts';
import type { Settings } from '../settings/settings.ts';
import { isCardScreen } from './card-screen.ts';
import { errorVisit } from './error-page.ts';
import { imageSources } from './image-sources.ts';
import { NONCE_MARK, type DrawnDocument } from './page-cache.ts';
import { pageDocument } from './page-document.ts';
import { tagManagerOf, tagSources } from './page-tags.ts';
import { startNoteTexts } from './start-note.ts';

/** The part of a page's data that belongs to one visit: a page with any of it is drawn for that one alone. */
export type PersonalData = Pick<
  PageData,
  'failure' | 'visit' | 'posted' | 'formErrors' | 'formOutcome'
>;

/** The part that visits have in common, beside what link and answers decide. */
type SharedData = Omit<
  PageData,
  | keyof VisitData
  | keyof PersonalData
  | 'monitoring'
  | 'allowsHomologation'
  | 'lastWords'
  | 'answers'
  | 'areAnswersOld'
>;

/**
 * All that a page without personal data is drawn from, beside the brands and the settings of the process. Its
 * text is the key under which the page is kept, so what is drawn for one visitor reaches only those for whom
 * the same would be drawn.
 */
export interface PageInput {
  /** Origin and path as the buyer's browser has them, without a query. */
  url: URL;
  template: ScreenAddress;
  /** The link's query; in a page that is kept with marks, see `markedQuery`. */
  query: string;
  answers: VisitAnswers;
  shared: SharedData;
  /** The buyer has not refused to be tracked. */
  mayTrack: boolean;
  /** The question for the price of the page, and its answer. */
  price?: { question: readonly unknown[]; answer: unknown; isOld: boolean };
}

export interface DrawingContext {
  settings: Settings;
  deps: HandlerDeps;
  /** Logs a sentence once. */
  logOnce: ReturnType<typeof logOnce>;
}

/** A screen of a brand's own (/x/…) is asked for that the brand of the link does not have. */
export class UnknownScreen extends Error {
  override name = 'UnknownScreen';
}

/** Opens the visit that a page shows. No product flow applies to the error page: it asks for nothing. */
export async function openPageVisit(
  { template: { templateId }, query, answers }: PageInput,
  { deps }: Pick<DrawingContext, 'deps'>,
): Promise<LoadedVisit> {
  const link = parseLink(query);
  if (templateId === 'generic-error') return errorVisit(link, deps);
  const visit = await openVisit(link, deps, answers);
  if (isOwnTemplate(templateId) && !visit.loaded.brand.screens[templateId])
    throw new UnknownScreen();
  return visit;
}

/** The data of a page, and with it what belongs to one visit. */
export function pageDataOf(
  { template, shared, mayTrack, price }: PageInput,
  { settings }: Pick<DrawingContext, 'settings'>,
  visit: LoadedVisit,
  personal: PersonalData = {},
): PageData {
  const tagManager = tagManagerOf(
    settings.monitoring.tagManager,
    { ...visit, state: shared.state },
    template.templateId,
    mayTrack,
  );
  const monitoring = pageMonitoring(settings.monitoring, tagManager);
  const answered: Pick<PageData, 'answers' | 'areAnswersOld'> = price
    ? { answers: [[price.question, price.answer]], areAnswersOld: price.isOld || undefined }
    : {};
  return { ...visit.data, ...shared, ...answered, monitoring, ...personal };
}

/** The policy of a page: what its screen, its flows and the settings load from elsewhere, and nothing else. */
function policyOf(
  { url }: PageInput,
  { settings }: DrawingContext,
  page: PageData,
  visit: LoadedVisit,
  media: ReturnType<typeof mediaSources>,
): string {
  const { tagManager } = settings.monitoring;
  return contentSecurityPolicy({
    nonce: NONCE_MARK,
    images: imageSources(page.state === 'waiting' ? undefined : visit.flows),
    media,
    captcha: settings.captcha?.origin,
    connect: reportAddresses(settings.monitoring),
    tags: page.monitoring?.tagManager?.isAllowedHere && tagManager ? tagSources(tagManager) : [],
    isSecure: settings.isSecure && !isLoopback(url),
    dev: settings.dev,
  });
}

interface PageProgram {
  /** The brand's module with this screen, where it has one. */
  brandModule?: string;
  /** Modules to be fetched at once, beside that one and the entry. */
  preloads: string[];
}

/** The modules that the page of a screen loads; `isWaiting`: it goes on with the brand as the catalogue names it. */
function programOf(
  { brand, later, direct = {} }: LoadedBrand,
  templateId: ScreenAddress['templateId'],
  assets: Pick<ClientAssets, 'preloads' | 'chunks'>,
  isWaiting = false,
): PageProgram {
  const brandModule = isWaiting ? undefined : direct[templateId];
  const chunks = chunksOf(brand, templateId).flatMap((name) => assets.chunks?.[name] ?? []);
  const screens = later && !brandModule && isLaterScreen(brand, templateId) ? [later] : [];
  return { brandModule, preloads: [...new Set([...assets.preloads, ...screens, ...chunks])] };
}

/**
 * Draws a page, with its headers, up to the nonce and the query of its response. No browser and no proxy keeps
 * what a card screen holds.
 */
export async function drawPage(
  input: PageInput,
  context: DrawingContext,
  visit: LoadedVisit,
  given: PageData,
  calls?: PageCalls,
): Promise<DrawnDocument> {
  const { url, template } = input;
  const { settings, deps, logOnce } = context;
  const { templateId } = template;
  const { brand } = visit.loaded;
  // By brand: a product may be a text of the link.
  for (const problem of visit.problems) logOnce('error', `${brand.id}: ${problem}`);
  const isWaiting = given.state !== 'ready';
  const program = programOf(visit.loaded, templateId, deps.clientAssets, isWaiting);
  const { brandModule, preloads } = program;
  const page = brandModule ? { ...given, brandModule } : given;
  const drawing = { url, template, page, visit, nonce: NONCE_MARK, calls };
  const { answers, isComplete, priceQuestion, ...rendered } = await deps.renderPage(drawing);
  const screen = brand.screens[templateId];
  const takesCard = isCardScreen(brand, templateId);
  // A screen with a card shows no frame of another host, whatever its brand says.
  const media = mediaSources(takesCard ? undefined : screen);
  const isOfBuyer = page.posted !== undefined || page.visit !== undefined;
  const texts = startNoteTexts(brand.texts, takesCard);
  const isAnswered = settings.visitKeys.length > 0 && page.state === 'ready';
  const worksWithout =
    isAnswered && isComplete !== false && screen !== undefined && !screenNeedsProgram(screen);
  return {
    priceQuestion,
    html: pageDocument({
      ...rendered,
      page: { ...page, answers },
      assets: { ...deps.clientAssets, preloads },
      nonce: NONCE_MARK,
      note: worksWithout ? { ...texts, noscript: undefined } : texts,
    }),
    headers: {
      ...documentHeaders(policyOf(input, context, page, visit, media), media),
      'cache-control': takesCard || isOfBuyer ? 'no-store' : 'private, no-cache',
      ...(isOfBuyer && { vary: 'Accept-Encoding, Cookie' }),
    },
  };
}
