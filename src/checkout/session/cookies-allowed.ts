import { writeCookie } from './write-cookie.ts';

const NAME = 'guiche-try';

/**
 * Whether the browser keeps cookies for this page (section 8), found by trying: `navigator.cookieEnabled`
 * speaks of the browser's setting, and may be true where this site's cookies are refused. Web storage that is
 * full or forbidden stops nobody: the visit then lives in memory.
 */
export function areCookiesAllowed(): boolean {
  if (!navigator.cookieEnabled) return false;
  try {
    writeCookie(NAME, '1', { sameSite: 'Lax' });
    const isKept = document.cookie.split('; ').includes(`${NAME}=1`);
    writeCookie(NAME, '', { sameSite: 'Lax', maxAge: 0 });
    return isKept;
  } catch {
    return false;
  }
}
