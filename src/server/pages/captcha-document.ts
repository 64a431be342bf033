import type { Hono, MiddlewareHandler } from 'hono';
import type { ClientAssets } from '../deps.ts';
import { policyText } from '../http/content-security-policy.ts';
import type { Captcha } from '../settings/captcha-settings.ts';
import { isLoopback } from '../settings/setting-values.ts';
import { escaped } from './page-document.ts';

const CAPTCHA_PATH = '/captcha';
const PROGRAM = /^\/assets\/captcha-entry-[\w-]+\.js$/;

export const captchaAddress = ({ origin }: Pick<Captcha, 'origin'>): string =>
  origin + CAPTCHA_PATH;

/** Whether a request came by the captcha's host. A proxy in front may have ended TLS, so that schemes differ. */
function isForCaptcha({ origin }: Captcha, address: string): boolean {
  const { protocol, host } = new URL(origin);
  return new URL(`${protocol}//${new URL(address).host}`).host === host;
}

/** The document holds no value of a buyer, so a provider may style it, and no Trusted Types are asked for. */
const policyOf = ({ sources }: Captcha, parent: string): string =>
  policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...sources],
    'style-src': ["'unsafe-inline'", ...sources],
    'img-src': ['data:', ...sources],
    'font-src': ['data:', ...sources],
    'media-src': ['data:', ...sources],
    'connect-src': ["'self'", ...sources],
    'frame-src': sources.length > 0 ? sources : undefined,
    'worker-src': ['blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': [parent],
  });

/** The origin that asks to frame the captcha, if it is ours: the one that is set, else one of this machine. */
function ownParent({ parent, origin }: Captcha, asked = ''): string | undefined {
  if (!URL.canParse(asked)) return undefined;
  const url = new URL(asked);
  // Cookies are shared by all ports of a host.
  if (url.origin !== asked || url.hostname === new URL(origin).hostname) return undefined;
  return (parent ? asked === parent : isLoopback(url)) ? asked : undefined;
}

const captchaDocument = ({ script }: Captcha, parent: string, program: string): string =>
  [
    '<!doctype html>',
    `<html lang="pt" data-parent="${escaped(parent)}" data-script="${escaped(script)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Captcha</title>',
    `<script type="module" src="${escaped(program)}"></script>`,
    '</head>',
    '<body></body>',
    '</html>',
  ].join('');

/** A script of a provider shares its origin with nothing of ours: the rest of the product is not there. */
export function captchaHost(
  captcha: Captcha,
  { captchaProgram }: Pick<ClientAssets, 'captchaProgram'>,
  files: Hono,
): MiddlewareHandler {
  /** The program of another build may be asked for during a deploy. */
  const isScript = (path: string) =>
    path === captchaProgram || path === captcha.script || PROGRAM.test(path);
  return async (c, next) => {
    if (!isForCaptcha(captcha, c.req.url)) return next();
    if (isScript(c.req.path)) return files.fetch(c.req.raw);
    if (c.req.path !== CAPTCHA_PATH) return c.text('Not Found', 404);
    const parent = ownParent(captcha, c.req.query('parent'));
    if (!parent) return c.text('Forbidden', 403);
    return c.body(captchaDocument(captcha, parent, captchaProgram), 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(captcha, parent),
      'x-robots-tag': 'noindex',
    });
  };
}
