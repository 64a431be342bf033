import { parse } from 'hono/utils/cookie';
import type { Link } from '../../flow/link.ts';
import type { Settings } from '../settings/settings.ts';

const HOMOLOGATION = 'homologacao';

export interface Visitor {
  /** The visit has sent a lead: there is an `email` cookie. */
  hasLead: boolean;
  /** The homologation badge is on: by cookie, or by the link that sets it now. */
  homologation: boolean;
}

type Allowed = Pick<Settings, 'allowHomologation'>;

export function visitorOf(
  request: Request,
  link: Pick<Link, 'homologacao'>,
  { allowHomologation }: Allowed,
): Visitor {
  const cookies = parse(request.headers.get('cookie') ?? '');
  const isAsked = link.homologacao === 'on' || cookies[HOMOLOGATION] === 'on';
  return { hasLead: Boolean(cookies.email), homologation: allowHomologation && isAsked };
}

/**
 * The session cookie that the link asks for; undefined when it asks for none or may not. The badge's close
 * control deletes it, so scripts may see it.
 */
export function homologationCookie(
  { homologacao }: Pick<Link, 'homologacao'>,
  { allowHomologation, isSecure }: Allowed & Pick<Settings, 'isSecure'>,
): string | undefined {
  if (homologacao !== 'on' || !allowHomologation) return undefined;
  return `${HOMOLOGATION}=on; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
