import type { PageData } from '../../contract/page-data.ts';
import { PROGRAM_LINK } from '../../contract/start-note.ts';
import type { MediaSources } from '../../flow/media-sources.ts';
import type { ClientAssets, RenderedPage } from '../deps.ts';
import { shellPolicy } from '../http/content-security-policy.ts';
import { START_SCRIPT, START_STYLE, startNote, type StartNoteTexts } from './start-note.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** A text as React writes it into an attribute, so that the browser's own drawing reads the same. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);

/** JSON inside a script element: a '<' could end the element or begin a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

interface DocumentInput extends RenderedPage {
  page: PageData;
  assets: ClientAssets;
  nonce?: string;
  policy?: string;
  note: StartNoteTexts;
}

export function pageDocument(input: DocumentInput): string {
  const { lang, title, head, body, page, assets, nonce, policy, note, wearsUpsell } = input;
  const nonceAttribute = nonce ? ` nonce="${nonce}"` : '';
  const preloads = page.brandModule ? [page.brandModule, ...assets.preloads] : assets.preloads;
  return [
    '<!doctype html>',
    `<html lang="${escaped(lang)}"${wearsUpsell ? ' data-theme="upsell"' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    policy ? `<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">` : '',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title>`,
    '<meta name="robots" content="noindex">',
    nonce ? `<meta property="csp-nonce" nonce="${nonce}">` : '',
    `<style${nonceAttribute}>${START_STYLE}</style>`,
    `<script${nonceAttribute}>${START_SCRIPT}</script>`,
    `<link id="${PROGRAM_LINK}" rel="modulepreload" href="${escaped(assets.script)}"${nonceAttribute}>`,
    ...preloads.map(
      (href) => `<link rel="modulepreload" href="${escaped(href)}"${nonceAttribute}>`,
    ),
    assets.extraHead?.(nonce ?? '') ?? '',
    head,
    '</head>',
    '<body>',
    startNote(note),
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="page">${scriptJson(page)}</script>`,
    '</body>',
    '</html>',
  ].join('');
}

type ShellInput = Pick<DocumentInput, 'assets' | 'lang' | 'note'> &
  Pick<PageData, 'appVersion' | 'environment'> & {
    media: MediaSources;
    allowHomologation: boolean;
  };

/** The page for a host without a server side: it names no brand, and carries its policy in itself. */
export async function shellDocument(input: ShellInput): Promise<string> {
  const { assets, lang, note, media, allowHomologation, ...ofBuild } = input;
  const page: PageData = {
    ...ofBuild,
    state: 'waiting',
    config: null,
    seller: null,
    mode: 'light',
    allowsHomologation: allowHomologation || undefined,
    sandbox: false,
    hasLead: false,
  };
  const policy = await shellPolicy(START_SCRIPT, START_STYLE, media);
  // Without an icon browsers ask for /favicon.ico; the program puts the brand's in its place.
  const head = '<link rel="icon" href="data:,"><meta name="theme-color">';
  return pageDocument({ lang, title: 'Checkout', head, body: '', page, assets, note, policy });
}
