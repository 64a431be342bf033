import type { PageData } from '../../contract/page-data.ts';
import type { ClientAssets, RenderedPage } from '../deps.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character]!);
}

/** JSON inside a script element: a '<' could end the element or begin a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

interface DocumentInput extends RenderedPage {
  page: PageData;
  assets: ClientAssets;
  /** Missing in the static shell, whose host sends no policy that names one. */
  nonce?: string;
}

/** The HTML of every page: the server's markup, and the data that the client continues with. */
export function pageDocument({ lang, title, head, body, page, assets, nonce }: DocumentInput) {
  const nonceAttribute = nonce ? ` nonce="${nonce}"` : '';
  const preloads = page.brandModule ? [page.brandModule, ...assets.preloads] : assets.preloads;
  return [
    '<!doctype html>',
    `<html lang="${escaped(lang)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title>`,
    '<meta name="robots" content="noindex">',
    nonce ? `<meta property="csp-nonce" nonce="${nonce}">` : '',
    ...preloads.map(
      (href) => `<link rel="modulepreload" href="${escaped(href)}"${nonceAttribute}>`,
    ),
    ...assets.styles.map(
      (href) => `<link rel="stylesheet" href="${escaped(href)}"${nonceAttribute}>`,
    ),
    assets.extraHead?.(nonce ?? '') ?? '',
    `<script type="module" src="${escaped(assets.script)}"${nonceAttribute}></script>`,
    head,
    '</head>',
    '<body>',
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="page">${scriptJson(page)}</script>`,
    '</body>',
    '</html>',
  ].join('');
}

/**
 * The page for a host that has no server side (D-55): it names no brand and leaves everything to the
 * client.
 */
export function shellDocument(
  assets: ClientAssets,
  lang: string,
  appVersion: string,
  lastWords: string,
): string {
  const page: PageData = {
    lastWords,
    state: 'waiting',
    config: null,
    seller: null,
    mode: 'light',
    environment: 'production',
    sandbox: false,
    appVersion,
    hasLead: false,
  };
  return pageDocument({ lang, title: 'Checkout', head: '', body: '', page, assets });
}
