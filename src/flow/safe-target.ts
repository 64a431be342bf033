/** Stands for the page's own origin, so that a path can be resolved anywhere. */
const OWN = 'https://own.invalid';

/** Browsers read '\' as '/' and drop tabs and line breaks; a valid address has none of them. */
const MISREAD = /[\\\s\p{Cc}]/u;

function parsed(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/**
 * Returns a target that an answer may lead a buyer to (D-129), as the browser reads it: an https address
 * without credentials, or a path on the page's own origin. Undefined for everything else.
 */
export function safeTarget(target: string | undefined): string | undefined {
  if (target === undefined || MISREAD.test(target)) return undefined;
  if (/^https:\/\/[^/]/i.test(target)) {
    const url = parsed(target);
    return url && url.username === '' && url.password === '' ? url.href : undefined;
  }
  if (!/^\/(?!\/)/.test(target)) return undefined;
  const url = parsed(target, OWN);
  if (url?.origin !== OWN || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
