import { getCookie, setCookie } from 'hono/cookie';
import type { Link } from '../../flow/link.ts';
import { readConsent } from '../../monitoring/tags/consent.ts';
import type { AppContext } from '../deps.ts';
import type { Settings } from '../settings/settings.ts';

const HOMOLOGATION = 'homologacao';

export interface Visitor {
  /** The visit has sent a lead: there is an `email` cookie. */
  hasLead: boolean;
  /** The homologation badge is on: by cookie, or by the link that sets it now. */
  homologation: boolean;
  mayTrack: boolean;
}

export function visitorOf(
  c: AppContext,
  { homologacao }: Pick<Link, 'homologacao'>,
  { allowHomologation, isSecure }: Pick<Settings, 'allowHomologation' | 'isSecure'>,
): Visitor {
  const cookies = getCookie(c);
  const isAsked = allowHomologation && homologacao === 'on';
  // The badge's close control deletes it, so scripts may see it.
  if (isAsked) setCookie(c, HOMOLOGATION, 'on', { sameSite: 'Lax', secure: isSecure });
  return {
    hasLead: Boolean(cookies.email),
    homologation: isAsked || (allowHomologation && cookies[HOMOLOGATION] === 'on'),
    mayTrack: readConsent(c.req.header('cookie') ?? '') !== 'denied',
  };
}
