import type { PageData } from '../../contract/page-data.ts';
import { mediaSources } from '../../flow/media-sources.ts';
import { screenNeedsProgram } from '../../flow/needs-program.ts';
import type { ScreenAddress } from '../../flow/templates.ts';
import type { LoadedVisit } from '../../visit/load-visit.ts';
import { isCardScreen } from './card-screen.ts';
import { contentSecurityPolicy } from '../http/content-security-policy.ts';
import type { HandlerDeps, PageCalls } from '../deps.ts';
import { documentHeaders } from '../http/headers.ts';
import { isLoopback } from '../loopback.ts';
import { reportAddresses } from '../monitoring-settings.ts';
import { imageSources } from './image-sources.ts';
import { pageDocument } from './page-document.ts';
import { programOf } from './page-program.ts';
import type { Settings } from '../settings.ts';
import type { DrawnDocument } from '../shells/shell.ts';
import { startNoteTexts } from './start-note.ts';
import { tagSources } from './page-tags.ts';

interface PageDrawing {
  /** Of its page: the query counts only in the visit's link. */
  url: URL;
  template: ScreenAddress;
  page: PageData;
  visit: LoadedVisit;
  nonce: string;
  calls?: PageCalls;
  settings: Pick<Settings, 'captcha' | 'dev' | 'isSecure' | 'monitoring' | 'visitKeys'>;
}

/** Draws a page, with its headers; no browser and no proxy keeps what a card screen holds. */
export async function drawPage(
  { url, template, page: given, visit, nonce, calls, settings }: PageDrawing,
  { renderPage, clientAssets }: Pick<HandlerDeps, 'renderPage' | 'clientAssets'>,
): Promise<DrawnDocument> {
  const { templateId } = template;
  const { brand } = visit.loaded;
  const isWaiting = given.state !== 'ready';
  const { brandModule, preloads } = programOf(visit.loaded, templateId, clientAssets, isWaiting);
  const page = brandModule ? { ...given, brandModule } : given;
  const assets = { ...clientAssets, preloads };
  const { answers, isComplete, priceQuestion, ...rendered } = await renderPage({
    url,
    template,
    page,
    visit,
    nonce,
    calls,
  });
  const images = imageSources(page.state === 'waiting' ? undefined : visit.flows);
  const takesCard = isCardScreen(brand, templateId);
  // A screen with a card shows no frame of another host, even if its brand names a video.
  const media = mediaSources(takesCard ? undefined : brand.screens[templateId]);
  const isOfBuyer = page.posted !== undefined || page.visit !== undefined;
  const { tagManager } = settings.monitoring;
  const policy = contentSecurityPolicy({
    nonce,
    images,
    media,
    captcha: settings.captcha?.origin,
    connect: reportAddresses(settings.monitoring),
    tags: page.monitoring?.tagManager?.isAllowedHere && tagManager ? tagSources(tagManager) : [],
    isSecure: settings.isSecure && !isLoopback(url),
    dev: settings.dev,
  });
  const texts = startNoteTexts(brand.texts, takesCard);
  const screen = brand.screens[templateId];
  const isAnswered = settings.visitKeys.length > 0 && page.state === 'ready';
  const worksWithout =
    isAnswered && isComplete !== false && screen !== undefined && !screenNeedsProgram(screen);
  const note = worksWithout ? { ...texts, noscript: undefined } : texts;
  return {
    priceQuestion,
    html: pageDocument({ ...rendered, page: { ...page, answers }, assets, nonce, note }),
    headers: {
      ...documentHeaders(policy, media),
      'cache-control': takesCard || isOfBuyer ? 'no-store' : 'private, no-cache',
      ...(isOfBuyer && { vary: 'Cookie' }),
    },
  };
}
