import { Hono } from 'hono';
import { commonHeaders } from '../http/headers.ts';
import { isLoopback } from '../settings/setting-values.ts';
import type { Connection, Handler } from '../connection.ts';
import type { ClientAssets } from '../deps.ts';
import type { Captcha } from '../settings/captcha-settings.ts';
import type { Settings } from '../settings/settings.ts';
import { escaped } from './page-document.ts';

/** Path of the captcha's document on its origin; everything else that it needs are files. */
export const CAPTCHA_PATH = '/captcha';

/** The program, as a build names it. */
const PROGRAM = /^\/assets\/captcha-entry-[\w-]+\.js$/;

/** Address of the captcha's document, as pages frame it. */
export const captchaAddress = ({ origin }: Pick<Captcha, 'origin'>): string =>
  origin + CAPTCHA_PATH;

/** Whether a request came by the captcha's host. A proxy in front may have ended TLS, so that schemes differ. */
export function isForCaptcha({ origin }: Pick<Captcha, 'origin'>, request: Request): boolean {
  const { protocol, host } = new URL(origin);
  return new URL(`${protocol}//${new URL(request.url).host}`).host === host;
}

/**
 * The Content-Security-Policy of the captcha's document: its script, the origins that this needs, and
 * no other page around it than ours. It holds no value of a buyer, so a provider may style it as it
 * likes, and no Trusted Types are asked for.
 */
function policyOf({ sources }: Captcha, parent: string): string {
  const provider = sources.map((source) => ` ${source}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${provider}`,
    `style-src 'unsafe-inline'${provider}`,
    `img-src data:${provider}`,
    `font-src data:${provider}`,
    `media-src data:${provider}`,
    `connect-src 'self'${provider}`,
    ...(provider ? [`frame-src${provider}`] : []),
    'worker-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${parent}`,
  ].join('; ');
}

/** The origin that asks to frame the captcha, if it is ours: the one that is set, else one of this machine. */
function ownParent({ parent, origin }: Captcha, asked: string | undefined): string | undefined {
  if (asked === undefined || !URL.canParse(asked)) return undefined;
  const url = new URL(asked);
  // Cookies are shared by all ports of a host.
  if (url.origin !== asked || url.hostname === new URL(origin).hostname) return undefined;
  return (parent ? asked === parent : isLoopback(url)) ? asked : undefined;
}

function captchaDocument(captcha: Captcha, parent: string, program: string): string {
  return [
    '<!doctype html>',
    `<html lang="pt" data-parent="${escaped(parent)}" data-script="${escaped(captcha.script)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Captcha</title>',
    `<script type="module" src="${escaped(program)}"></script>`,
    '</head>',
    '<body></body>',
    '</html>',
  ].join('');
}

/**
 * Answers the captcha's host: its document, the program of that document, and the script that
 * CAPTCHA_SCRIPT names by a path. The rest of the product is not there: a script of a provider shares
 * its origin with nothing of ours.
 */
export function captchaHost(
  settings: Pick<Settings, 'isSecure'> & { captcha: Captcha },
  { captchaProgram }: Pick<ClientAssets, 'captchaProgram'>,
  files: Hono,
): Handler {
  const { captcha } = settings;
  const app = new Hono<{ Bindings: Connection }>();
  app.use(commonHeaders(settings));
  app.get(CAPTCHA_PATH, (c) => {
    const parent = ownParent(captcha, c.req.query('parent'));
    if (!parent) return c.text('Forbidden', 403);
    return c.body(captchaDocument(captcha, parent, captchaProgram), 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(captcha, parent),
      'x-robots-tag': 'noindex',
    });
  });
  /** The program of another build may be asked for during a deploy. */
  const isScript = (path: string) =>
    path === captchaProgram || path === captcha.script || PROGRAM.test(path);
  app.get('*', (c, next) => (isScript(c.req.path) ? files.fetch(c.req.raw) : next()));
  app.notFound((c) => c.text('Not Found', 404));
  return async (request, connection = {}) => app.fetch(request, connection);
}
