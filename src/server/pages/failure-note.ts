import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ApiError } from '../../api/api-error.ts';
import { OPERATIONS, type OperationId } from '../../contract/generated/operations.ts';
import type { PageData } from '../../contract/page-data.ts';
import type { AppContext } from '../deps.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * The cookie by which the error page learns which call led to it: failures of config and seller are reported by the
 * browser's channels too, and the page that failed is never seen.
 */
const NAME = 'failure';

const optionsOf = ({ isSecure }: Pick<Settings, 'isSecure'>) =>
  ({ path: '/generic-error', httpOnly: true, sameSite: 'Lax', secure: isSecure }) as const;

/** Notes the call that failed, unless it was not made, for the redirect that is followed at once. */
export function noteFailure(
  c: AppContext,
  { operationId, kind, status }: ApiError,
  settings: Settings,
): void {
  if (kind === 'notSent') return;
  const what = kind === 'status' ? status : kind === 'timeout' ? 'network' : kind;
  setCookie(c, NAME, `${operationId}.${what}`, { ...optionsOf(settings), maxAge: 60 });
}

/** The failure that led here, which is forgotten by that. */
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
