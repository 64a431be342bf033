import type { PageData } from '../../contract/page-data.ts';
import { parseLink } from '../../flow/link.ts';
import { mediaSources } from '../../flow/media-sources.ts';
import { screenNeedsProgram } from '../../flow/needs-program.ts';
import { isLaterScreen } from '../../flow/screens.ts';
import { isOwnTemplate, type ScreenAddress } from '../../flow/templates.ts';
import { openVisit } from '../../visit/load-visit.ts';
import type { VisitAnswers } from '../../visit/resolve-brand.ts';
import type { HandlerDeps, OpenedPage, PageCalls } from '../deps.ts';
import { contentSecurityPolicy, imageSources } from '../http/content-security-policy.ts';
import { documentHeaders } from '../http/headers.ts';
import type { Metrics } from '../observation/metrics.ts';
import { pageMonitoring, reportAddresses } from '../settings/monitoring-settings.ts';
import { isLoopback } from '../settings/setting-values.ts';
import type { Settings } from '../settings/settings.ts';
import { captchaAddress } from './captcha-document.ts';
import { isCardScreen } from './card-screen.ts';
import { ERROR_TEMPLATE, errorVisit } from './error-page.ts';
import { NONCE_MARK, type DrawnDocument } from './page-cache.ts';
import { pageDocument } from './page-document.ts';
import { tagManagerOf, tagSources } from './page-tags.ts';
import { startNoteTexts } from './start-note.ts';
import type { Visitor } from './visitor.ts';

/**
 * All that a page without personal data is drawn from, beside brands and settings. Its text is the key under which the
 * page is kept, so what is drawn for one visitor reaches only those for whom the same would be drawn.
 */
export interface PageInput {
  url: URL;
  template: ScreenAddress;
  /** The link's query; in a page that is kept with marks, see `markedQuery`. */
  query: string;
  state: PageData['state'];
  answers: VisitAnswers;
  visitor: Visitor;
  failure?: PageData['failure'];
  price?: { question: readonly unknown[]; answer: unknown; isOld: boolean };
}

export interface DrawingContext {
  settings: Settings;
  deps: HandlerDeps;
  metrics: Pick<Metrics, 'drawingSeconds'>;
  logOnce(message: string): void;
}

export class UnknownScreen extends Error {
  override name = 'UnknownScreen';
}

/** Opens the visit that a page shows. No product flow applies to the error page: it asks for nothing. */
export async function openPage(
  { url, template, query, state, answers, visitor, failure, price }: PageInput,
  { settings, deps }: DrawingContext,
): Promise<OpenedPage> {
  const { templateId } = template;
  const link = parseLink(query);
  const isErrorPage = templateId === ERROR_TEMPLATE;
  const visit = await (isErrorPage ? errorVisit(link, deps) : openVisit(link, deps, answers));
  if (isOwnTemplate(templateId) && !visit.loaded.brand.screens[templateId]) {
    throw new UnknownScreen();
  }
  const { captcha, monitoring, sandbox, appVersion } = settings;
  const { hasLead, homologation, mayTrack: isAllowed } = visitor;
  const tags =
    monitoring.tagManager &&
    tagManagerOf(monitoring.tagManager, visit, templateId, { state, isAllowed });
  const page: PageData = {
    ...visit.data,
    state,
    // A badge that says homologation must not lead to production.
    environment: homologation ? 'homolog' : settings.environment,
    sandbox,
    appVersion,
    captcha: captcha && captchaAddress(captcha),
    hasLead,
    failure,
    ...(price && { answers: [[price.question, price.answer]] }),
    areAnswersOld: price?.isOld || undefined,
    monitoring: pageMonitoring(monitoring, tags),
  };
  return { url, template, visit, page };
}

/** Draws a page, with its headers, up to the nonce and the query of its response. */
export async function drawPage(
  { url, template, visit, page }: OpenedPage,
  { settings, deps, metrics, logOnce }: DrawingContext,
  calls?: PageCalls,
): Promise<DrawnDocument> {
  const { templateId } = template;
  const { brand, later } = visit.loaded;
  // By brand: a product may be a text of the link.
  for (const problem of visit.problems) logOnce(`${brand.id}: ${problem}`);
  const isReady = page.state === 'ready';
  const { preloads, chunks } = deps.clientAssets;
  const screen = brand.screens[templateId];
  const ofChunks = (screen?.chunks ?? []).flatMap((name) => chunks?.[name] ?? []);
  const ofLater = later && isLaterScreen(brand, templateId) ? [later] : [];
  const needed = [...preloads, ...ofLater, ...ofChunks];
  const stopTimer = metrics.drawingSeconds.startTimer({ template: `/${templateId}` });
  const drawing = { url, template, page, visit, nonce: NONCE_MARK, calls };
  const { answers, isComplete, priceQuestion, ...rendered } = await deps.renderPage(drawing);
  stopTimer();
  const takesCard = isCardScreen(brand, templateId);
  // A screen with a card shows no frame of another host, also where its brand names one.
  const media = mediaSources(takesCard ? undefined : screen);
  const isOfBuyer = page.posted !== undefined || page.visit !== undefined;
  const isAnswered = settings.visitKeys.length > 0 && isReady && isComplete !== false;
  const worksWithout = isAnswered && screen !== undefined && !screenNeedsProgram(screen);
  const noscript = takesCard ? 'app.noscript.card' : 'app.noscript';
  const { tagManager } = settings.monitoring;
  const policy = contentSecurityPolicy({
    nonce: NONCE_MARK,
    // Of a config that has not answered yet the flows may name any.
    images: isReady ? imageSources(visit.flows) : ['https:'],
    media,
    captcha: settings.captcha?.origin,
    connect: reportAddresses(settings.monitoring),
    tags: page.monitoring?.tagManager?.isAllowedHere && tagManager ? tagSources(tagManager) : [],
    isSecure: settings.isSecure && !isLoopback(url),
    dev: settings.dev,
  });
  return {
    priceQuestion,
    html: pageDocument({
      ...rendered,
      page: { ...page, answers },
      assets: { ...deps.clientAssets, preloads: [...new Set(needed)] },
      nonce: NONCE_MARK,
      note: startNoteTexts(brand.texts, worksWithout ? undefined : noscript),
    }),
    headers: {
      ...documentHeaders(policy, media),
      'cache-control': takesCard || isOfBuyer ? 'no-store' : 'private, no-cache',
      ...(isOfBuyer && { vary: 'Accept-Encoding, Cookie' }),
    },
  };
}
