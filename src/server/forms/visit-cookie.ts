import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../deps.ts';
import type { Settings } from '../settings/settings.ts';

type Secure = Pick<Settings, 'isSecure'>;

/** The cookie that carries a visit from step to step where the program does not run. */
const VISIT = 'guiche-visit';

/** On https its name begins with `__Host-`: browsers take it from this host alone (RFC 6265bis, 4.1.3). */
const visitOptions = ({ isSecure }: Secure) =>
  ({
    prefix: isSecure ? 'host' : undefined,
    secure: isSecure,
    httpOnly: true,
    sameSite: 'Lax',
  }) as const;

/** The session cookie of a lead that was sent, as the program writes it. */
const emailOptions = ({ isSecure }: Secure) => ({ secure: isSecure, sameSite: 'Lax' }) as const;

/** The sealed visit of a request, valid or not: its page is drawn for that buyer alone. */
export const readVisitCookie = (c: AppContext, settings: Secure): string | undefined =>
  settings.isSecure ? getCookie(c, VISIT, 'host') : getCookie(c, VISIT);

export const writeVisitCookie = (c: AppContext, sealed: string, settings: Secure): void =>
  setCookie(c, VISIT, sealed, visitOptions(settings));

export const removeVisitCookie = (c: AppContext, settings: Secure) =>
  deleteCookie(c, VISIT, visitOptions(settings));

export const writeEmailCookie = (c: AppContext, email: string, settings: Secure): void =>
  setCookie(c, 'email', email, emailOptions(settings));

/** Removes what says who the buyer was. */
export function forgetBuyer(c: AppContext, settings: Secure): void {
  removeVisitCookie(c, settings);
  deleteCookie(c, 'email', emailOptions(settings));
}
