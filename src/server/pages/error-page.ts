import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ApiError } from '../../api/api-error.ts';
import { OPERATIONS, type OperationId } from '../../contract/generated/operations.ts';
import type { PageData } from '../../contract/page-data.ts';
import { parseLink, type Link } from '../../flow/link.ts';
import { pathOf } from '../../flow/templates.ts';
import { openVisit, type LoadedVisit, type VisitSource } from '../../visit/load-visit.ts';
import { BrandClosed, speakingBrand } from '../closed-brands.ts';
import type { AppContext } from '../deps.ts';
import type { Settings } from '../settings/settings.ts';

export const ERROR_TEMPLATE = 'generic-error';

export const linkOf = (c: AppContext): Link => parseLink(new URL(c.req.url).search);

export const toGenericError = (c: AppContext): Response =>
  c.redirect(pathOf(ERROR_TEMPLATE) + linkOf(c).query, 307);

/** The error page of a link, drawn as another brand draws it where the link's own brand is closed. */
export async function errorVisit(link: Link, deps: VisitSource): Promise<LoadedVisit> {
  try {
    return await openVisit(link, deps);
  } catch (error) {
    if (!(error instanceof BrandClosed)) throw error;
    const { key, area } = await speakingBrand(deps);
    return openVisit({ ...link, product: key, productSlug: undefined, area }, deps);
  }
}

/** By this cookie the error page reports the call that led to it: the page that failed is never seen. */
const NAME = 'failure';

const optionsOf = ({ isSecure }: Pick<Settings, 'isSecure'>) =>
  ({ path: '/generic-error', httpOnly: true, sameSite: 'Lax', secure: isSecure }) as const;

export function noteFailure(
  c: AppContext,
  { operationId, kind, status }: ApiError,
  settings: Settings,
): void {
  if (kind === 'notSent') return;
  const what = kind === 'status' ? status : kind === 'timeout' ? 'network' : kind;
  setCookie(c, NAME, `${operationId}.${what}`, { ...optionsOf(settings), maxAge: 60 });
}

export function takeFailure(c: AppContext, settings: Settings): PageData['failure'] {
  const value = getCookie(c, NAME);
  if (value === undefined) return undefined;
  deleteCookie(c, NAME, optionsOf(settings));
  const [operationId = '', what = ''] = value.split('.');
  const failure = failureOf(what);
  const isKnown = failure && Object.hasOwn(OPERATIONS, operationId);
  return isKnown ? { operationId: operationId as OperationId, failure } : undefined;
}

function failureOf(what: string): NonNullable<PageData['failure']>['failure'] | undefined {
  if (/^[1-5]\d\d$/.test(what)) return { kind: 'status', status: Number(what) };
  if (what === 'network') return { kind: what };
  return what === 'unreadable' ? { kind: what, reason: 'the server could not read it' } : undefined;
}
