import { parseUrl } from '../contract/browser/parse-url.ts';
import { isOwnTemplate, templateOf } from '../flow/templates.ts';

/** Names of built files, with a place in them, hold a hash, and nothing of a buyer. */
const BUILT_FILE = /^\/(assets|brands)\/[\w./:-]+$/;

function pathTemplate(pathname: string): string {
  if (pathname === '/' || BUILT_FILE.test(pathname)) return pathname;
  const screen = templateOf(pathname)?.templateId;
  if (screen && isOwnTemplate(screen)) return '/x/{name}';
  return screen ? `/${screen.replace('[id]', '{id}')}` : '/{other}';
}

/** Of a foreign address only the origin remains, of 'data:' and its like the scheme, of other texts nothing. */
export function addressText(address: string): string {
  const url = parseUrl(address, location.href);
  if (!url) return '';
  const { origin, protocol, pathname } = url;
  if (origin === new URL(location.href).origin) return origin + pathTemplate(pathname);
  return origin === 'null' ? protocol : origin;
}
