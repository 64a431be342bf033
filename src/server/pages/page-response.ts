import type { PageData } from '../../contract/page-data.ts';
import { mediaSources } from '../../flow/media-sources.ts';
import { chunksOf, isLaterScreen } from '../../flow/screens.ts';
import type { ScreenAddress } from '../../flow/templates.ts';
import type { LoadedVisit } from '../../visit/load-visit.ts';
import { isCardScreen } from './card-screen.ts';
import { contentSecurityPolicy, newNonce } from '../http/content-security-policy.ts';
import type { HandlerDeps } from '../deps.ts';
import { documentHeaders } from '../http/headers.ts';
import { isLoopback } from '../loopback.ts';
import { reportAddresses } from '../monitoring-settings.ts';
import { imageSources } from './image-sources.ts';
import { pageDocument } from './page-document.ts';
import type { Settings } from '../settings.ts';
import { startNoteTexts } from './start-note.ts';
import { tagSources } from './page-tags.ts';

interface PageResponseInput {
  url: URL;
  template: ScreenAddress;
  page: PageData;
  visit: LoadedVisit;
  settings: Pick<Settings, 'captcha' | 'dev' | 'isSecure' | 'monitoring'>;
}

/** Draws a page and gives it its headers; what a card screen holds is not kept anywhere. */
export async function pageResponse(
  { url, template, page, visit, settings }: PageResponseInput,
  { renderPage, clientAssets }: Pick<HandlerDeps, 'renderPage' | 'clientAssets'>,
): Promise<Response> {
  const nonce = newNonce();
  const { templateId } = template;
  const { brand, later } = visit.loaded;
  const chunks = chunksOf(brand, templateId).flatMap((name) => clientAssets.chunks?.[name] ?? []);
  const screens = later && isLaterScreen(brand, templateId) ? [later] : [];
  const preloads = [...new Set([...clientAssets.preloads, ...screens, ...chunks])];
  const assets = { ...clientAssets, preloads };
  const rendered = await renderPage({ url, template, page, visit, nonce });
  const images = imageSources(page.state === 'waiting' ? undefined : visit.flows);
  const takesCard = isCardScreen(brand, templateId);
  // A screen with a card shows no frame of another host, whatever its brand says.
  const media = mediaSources(takesCard ? undefined : brand.screens[templateId]);
  const isSecret = takesCard || page.posted !== undefined;
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
  const note = startNoteTexts(brand.texts);
  return new Response(pageDocument({ ...rendered, page, assets, nonce, note }), {
    headers: {
      ...documentHeaders(policy, media),
      'cache-control': isSecret ? 'no-store' : 'private, no-cache',
    },
  });
}
