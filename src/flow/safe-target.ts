import { parseUrl } from '../contract/browser/parse-url.ts';

/** Stands for the page's own origin, so that a path can be resolved anywhere. */
const OWN = 'https://own.invalid';

/** Browsers read '\' as '/' and drop tabs and line breaks; a valid address has none of them. */
const MISREAD = /[\\\s\p{Cc}]/u;

/** An https address without credentials, or a path on the page's own origin, as a browser reads it. */
export function safeTarget(target: string | undefined): string | undefined {
  if (target === undefined || MISREAD.test(target)) return undefined;
  if (/^https:\/\/[^/]/i.test(target)) {
    const url = parseUrl(target);
    return url && url.username === '' && url.password === '' ? url.href : undefined;
  }
  if (!/^\/(?!\/)/.test(target)) return undefined;
  const url = parseUrl(target, OWN);
  if (url?.origin !== OWN || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
