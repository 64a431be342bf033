import { parse } from 'hono/utils/cookie';
import type { VisitEntries } from '../../contract/visit-cookie.ts';
import { isFromOwnPage } from '../http/own-origin.ts';
import type { Settings } from '../settings/settings.ts';
import { createVisitSeal, sealedLength } from '../node/visit-seal.ts';

/**
 * Its name. On https it begins with `__Host-`, by which browsers take it from this host alone and never
 * from another one of its domain (RFC 6265bis, 4.1.3).
 */
const nameOf = ({ isSecure }: Pick<Settings, 'isSecure'>): string =>
  isSecure ? '__Host-guiche-visit' : 'guiche-visit';

/** Longest cookie, with its name and attributes, in bytes: browsers take 4096 (RFC 6265, 6.1). */
const MAX_BYTES = 3072;

/** Time after which a visit in a cookie is forgotten, in milliseconds: two hours after its last form. */
export const VISIT_LIFETIME_MS = 2 * 3_600_000;

/** The contents of the cookie. */
interface Sealed {
  /** Time of its end, in milliseconds since 1970. */
  until: number;
  /** Area and code of the product that the visit is about, such as 'BR ALFA'. */
  product: string;
  entries: readonly (readonly [key: string, value: unknown])[];
}

/**
 * The cookie that carries a visit from step to step where the program does not run. Undefined without a key: then
 * nothing travels in cookies. `now` in milliseconds since 1970.
 */
export function createVisitCookie(
  { visitKeys, isSecure }: Pick<Settings, 'visitKeys' | 'isSecure'>,
  now: () => number = Date.now,
) {
  if (visitKeys.length === 0) return undefined;
  const { seal, open } = createVisitSeal(visitKeys);
  const name = nameOf({ isSecure });
  const cookieOf = ({ headers }: Request): string | undefined =>
    parse(headers.get('cookie') ?? '', name)[name];
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const maxSealed = MAX_BYTES - `${name}=${attributes}`.length;

  return {
    /** The Set-Cookie header that removes it. */
    removal: `${name}=; Max-Age=0${attributes}`,
    /** Whether a request carries such a cookie, valid or not: its page is drawn for that buyer alone. */
    isIn: (request: Request) => cookieOf(request) !== undefined,
    /** The visit of a request; undefined without one, and for one that is foreign, changed, over or of another product. */
    read(request: Request, product: string): VisitEntries | undefined {
      const value = cookieOf(request);
      if (!value || value.length > MAX_BYTES) return undefined;
      const sealed = open(value);
      if (sealed === undefined) return undefined;
      const visit = JSON.parse(sealed) as Sealed;
      const isGood = visit.product === product && visit.until > now();
      return isGood ? Object.fromEntries(visit.entries) : undefined;
    },
    /** The Set-Cookie header; of the entries, the most important first, those that fit into 3 KB. */
    write(entries: Sealed['entries'], product: string): string {
      const until = now() + VISIT_LIFETIME_MS;
      const textOf = (kept: Sealed['entries']) =>
        JSON.stringify({ until, product, entries: kept } satisfies Sealed);
      let kept: Sealed['entries'] = [];
      for (const entry of entries) {
        const longer = [...kept, entry];
        if (sealedLength(textOf(longer)) <= maxSealed) kept = longer;
      }
      return `${name}=${seal(textOf(kept))}${attributes}`;
    },
  };
}

export type VisitCookie = NonNullable<ReturnType<typeof createVisitCookie>>;

/** Removes the cookie of a visit for the program of one of our pages, which has taken it over: 204, else 403. */
export function forgetVisitCookie(
  request: Request,
  { publicOrigin }: Pick<Settings, 'publicOrigin'>,
  visitCookie: VisitCookie | undefined,
): Response {
  if (!isFromOwnPage(request, publicOrigin)) return new Response(null, { status: 403 });
  const headers = visitCookie && { 'set-cookie': visitCookie.removal };
  return new Response(null, { status: 204, headers });
}
