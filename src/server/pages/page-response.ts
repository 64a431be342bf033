import type { LoadedBrand } from '../../contract/compiled-brand.ts';
import type { PageData } from '../../contract/page-data.ts';
import { isLaterPath } from '../../flow/later-screens.ts';
import { mediaSources } from '../../flow/media-sources.ts';
import { chunksAt } from '../../flow/chunks-at.ts';
import { isCardScreen } from './card-screen.ts';
import { contentSecurityPolicy, newNonce } from '../http/content-security-policy.ts';
import type { HandlerDeps } from '../deps.ts';
import { documentHeaders } from '../http/headers.ts';
import { imageSources } from './image-sources.ts';
import { pageDocument } from './page-document.ts';
import type { Settings } from '../settings.ts';

interface PageResponseInput {
  url: URL;
  templateId: string;
  page: PageData;
  loaded: LoadedBrand;
  settings: Pick<Settings, 'captcha' | 'dev'>;
}

/** Draws a page and gives it its headers; what a card screen holds is not kept anywhere. */
export async function pageResponse(
  { url, templateId, page, loaded, settings }: PageResponseInput,
  { renderPage, clientAssets }: Pick<HandlerDeps, 'renderPage' | 'clientAssets'>,
): Promise<Response> {
  const nonce = newNonce();
  const parts = chunksAt(loaded.brand, url.pathname).flatMap(
    (name) => clientAssets.parts?.[name] ?? [],
  );
  const later = loaded.later && isLaterPath(loaded.brand, url.pathname) ? [loaded.later] : [];
  const preloads = [...new Set([...clientAssets.preloads, ...later, ...parts])];
  const assets = { ...clientAssets, preloads };
  const rendered = await renderPage({ url, page, brand: loaded, nonce });
  const images = imageSources(page.state === 'waiting' ? undefined : page.config);
  const media = mediaSources(loaded.brand.screens[templateId]);
  const isSecret = isCardScreen(loaded.brand, templateId) || page.posted !== undefined;
  const policy = contentSecurityPolicy({
    nonce,
    images,
    media,
    captcha: settings.captcha?.sources,
    dev: settings.dev,
  });
  return new Response(pageDocument({ ...rendered, page, assets, nonce }), {
    headers: {
      ...documentHeaders(policy),
      'cache-control': isSecret ? 'no-store' : 'private, no-cache',
    },
  });
}
