import { writeCookie } from './write-cookie.ts';

const NAME = 'guiche-try';

/** Documents whose browser has kept one: to try again would cost a press of a slow phone 4 ms. */
const proven = new WeakSet<Document>();

/**
 * Whether the browser keeps cookies for this page, found by trying until it does: `navigator.cookieEnabled`
 * speaks of the browser's setting, and may be true where this site's cookies are refused. Web storage that is
 * full or forbidden stops no sale: the visit then lives in memory.
 */
export function areCookiesAllowed(): boolean {
  if (!navigator.cookieEnabled) return false;
  if (proven.has(document)) return true;
  try {
    writeCookie(NAME, '1', { sameSite: 'Lax' });
    const isKept = document.cookie.split('; ').includes(`${NAME}=1`);
    writeCookie(NAME, '', { sameSite: 'Lax', maxAge: 0 });
    if (isKept) proven.add(document);
    return isKept;
  } catch {
    return false;
  }
}
