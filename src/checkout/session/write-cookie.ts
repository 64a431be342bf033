interface CookieOptions {
  sameSite: 'Lax' | 'Strict';
  /** Life in seconds; 0 removes. Without it the browser keeps the cookie for its own session. */
  maxAge?: number;
}

/** Sets a cookie for all of our paths; on https it is never sent in clear text (RFC 6265, "Secure"). */
export function writeCookie(
  name: string,
  value: string,
  { sameSite, maxAge }: CookieOptions,
): void {
  const parts = [
    `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    'path=/',
    ...(maxAge === undefined ? [] : [`max-age=${maxAge}`]),
    `SameSite=${sameSite}`,
    ...(location.protocol === 'https:' ? ['Secure'] : []),
  ];
  document.cookie = parts.join('; ');
}

/**
 * The session cookie that holds the e-mail of the lead: the server sees by it that there is a
 * lead, error reports are tagged with it (MONITOR-04).
 */
export const emailCookie = {
  set: (email: string) => writeCookie('email', email, { sameSite: 'Lax' }),
  remove: () => writeCookie('email', '', { sameSite: 'Lax', maxAge: 0 }),
};
