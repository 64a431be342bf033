import { isFromOwnPage } from '../http/own-origin.ts';
import type { Settings } from '../settings/settings.ts';
import type { VisitCookie } from './visit-cookie.ts';

/** Removes the cookie of a visit for the program of one of our pages, which has taken it over: 204, else 403. */
export function forgetVisitCookie(
  request: Request,
  { publicOrigin }: Pick<Settings, 'publicOrigin'>,
  visitCookie: VisitCookie | undefined,
): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (!isFromOwnPage(request, publicOrigin)) return new Response(null, { status: 403, headers });
  if (visitCookie) headers.set('set-cookie', visitCookie.removal);
  return new Response(null, { status: 204, headers });
}
