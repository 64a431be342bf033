import { keeps, type WebStorage } from './json-store.ts';

interface CookieOptions {
  sameSite: 'Lax' | 'Strict';
  /** Life in seconds; 0 removes. Without it the browser keeps the cookie for its own session. */
  maxAge?: number;
}

/** Sets a cookie for all of our paths; on https it is never sent in clear text (RFC 6265, "Secure"). */
export function writeCookie(name: string, value: string, { sameSite, maxAge }: CookieOptions) {
  const parts = [
    `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    'path=/',
    ...(maxAge === undefined ? [] : [`max-age=${maxAge}`]),
    `SameSite=${sameSite}`,
    ...(location.protocol === 'https:' ? ['Secure'] : []),
  ];
  document.cookie = parts.join('; ');
}

/** The server sees by it that there is a lead; error reports are tagged with it (MONITOR-04). */
export const emailCookie = {
  set: (email: string) => writeCookie('email', email, { sameSite: 'Lax' }),
  remove: () => writeCookie('email', '', { sameSite: 'Lax', maxAge: 0 }),
};

/** `navigator.cookieEnabled` may be true where the cookies of this site are refused. */
export const areCookiesAllowed = (): boolean =>
  keeps(() => cookieStorage) && navigator.cookieEnabled;

const OURS = 'guiche.';
const A_DAY_IN_SECONDS = 86_400;

function entries(): (readonly [string, string])[] {
  return document.cookie
    .split('; ')
    .map((pair) => pair.split('=', 2) as [string, string | undefined])
    .filter(([name]) => name.startsWith(OURS))
    .map(([name, value = '']) => [decodeURIComponent(name), decodeURIComponent(value)]);
}

const write = (name: string, value: string, maxAge: number) =>
  writeCookie(name, value, { sameSite: 'Strict', maxAge });

/** Used where web storage is full or forbidden. The server is sent them, so nothing personal is kept here. */
export const cookieStorage: WebStorage = {
  get length() {
    return entries().length;
  },
  key: (index) => entries()[index]?.[0] ?? null,
  getItem: (name) => entries().find(([own]) => own === name)?.[1] ?? null,
  setItem(name, value) {
    write(name, value, A_DAY_IN_SECONDS);
    if (this.getItem(name) !== value) throw new Error('The browser kept no cookie.');
  },
  removeItem(name) {
    // Writing a cookie waits for the browser's other processes.
    if (this.getItem(name) !== null) write(name, '', 0);
  },
};
