import { deleteCookie, getCookie } from 'hono/cookie';
import type { AppContext } from '../deps.ts';
import type { Settings } from '../settings/settings.ts';

type Secure = Pick<Settings, 'isSecure'>;

/** The cookie that carries a visit from step to step where the program does not run. */
export const VISIT = 'guiche-visit';
/** On https its name begins with `__Host-`: browsers take it from this host alone (RFC 6265bis, 4.1.3). */
export const visitOptions = ({ isSecure: secure }: Secure) =>
  ({ prefix: secure ? 'host' : undefined, secure, httpOnly: true, sameSite: 'Lax' }) as const;

export const readVisitCookie = (c: AppContext, { isSecure }: Secure): string | undefined =>
  isSecure ? getCookie(c, VISIT, 'host') : getCookie(c, VISIT);

export const removeVisitCookie = (c: AppContext, settings: Secure) =>
  deleteCookie(c, VISIT, visitOptions(settings));
