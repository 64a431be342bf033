import { parse } from 'hono/utils/cookie';
import { ApiError } from '../../api/api-error.ts';
import { OPERATIONS, type OperationId } from '../../contract/generated/operations.ts';
import type { PageData } from '../../contract/page-data.ts';
import type { Settings } from '../settings/settings.ts';

type Failure = NonNullable<PageData['failure']>['failure'];

const NAME = 'failure';
/** A redirect is followed at once. */
const LIFE_IN_SECONDS = 60;

const cookie = (value: string, life: number, { isSecure }: Pick<Settings, 'isSecure'>) =>
  `${NAME}=${value}; Path=/generic-error; Max-Age=${life}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;

/**
 * The cookie by which the error page learns which call led to it: config and seller failures are reported by the
 * browser's channels too, and the page that failed is never seen. Undefined for a call not made.
 */
export function failureCookie(
  { operationId, kind, status }: ApiError,
  settings: Pick<Settings, 'isSecure'>,
): string | undefined {
  if (kind === 'notSent') return undefined;
  const what = kind === 'status' ? status : kind === 'timeout' ? 'network' : kind;
  return cookie(`${operationId}.${what}`, LIFE_IN_SECONDS, settings);
}

/** The failure that led here, and the cookie that forgets it. */
export function readFailure(
  request: Request,
  settings: Pick<Settings, 'isSecure'>,
): { failure: PageData['failure']; forget: string } | undefined {
  const value = parse(request.headers.get('cookie') ?? '', NAME)[NAME];
  if (value === undefined) return undefined;
  const [operationId = '', what = ''] = value.split('.');
  const failure = failureOf(what);
  const isKnown = failure && Object.hasOwn(OPERATIONS, operationId);
  return {
    failure: isKnown ? { operationId: operationId as OperationId, failure } : undefined,
    forget: cookie('', 0, settings),
  };
}

function failureOf(what: string): Failure | undefined {
  if (/^[1-5]\d\d$/.test(what)) return { kind: 'status', status: Number(what) };
  if (what === 'network') return { kind: what };
  return what === 'unreadable' ? { kind: what, reason: 'the server could not read it' } : undefined;
}
