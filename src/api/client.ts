import fetchRetry from 'fetch-retry';
import type { ApiCalls } from '../contract/generated/api.ts';
import { OPERATIONS, type OperationId } from '../contract/generated/operations.ts';
import { REFUSED_HEADER } from '../contract/refused-header.ts';
import { newRequestId, REQUEST_ID_HEADER } from '../contract/request-id.ts';
import { ApiError, type ApiFailure } from './api-error.ts';
import { errorFields } from './error-fields.ts';
import { DeadlineError, withDeadline } from './deadline.ts';
import { addressOf, bodyOf } from './request-parts.ts';
import { noteServerTime } from '../contract/browser/server-clock.ts';

const RETRIED_STATUSES: readonly (number | undefined)[] = [502, 503, 504];

/** Whether a reading call that failed so may be answered a moment later: there was no answer, or a gateway's. */
export const isPassing = ({ kind, status }: Pick<ApiError, 'kind' | 'status'>): boolean =>
  kind === 'network' || RETRIED_STATUSES.includes(status);

export type CallInput<Id extends OperationId> = Omit<ApiCalls[Id], 'answer'> & {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
};

export interface Client {
  /** Gives back JSON, unchecked; undefined without a body. @throws {ApiError}; the reason of the caller's own signal. */
  call<Id extends OperationId>(operationId: Id, input: CallInput<Id>): Promise<unknown>;
}

export interface ClientSettings {
  /** Origin before '/api/…'; empty in the browser, where calls go to the page's own. */
  baseUrl?: string;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  appVersion: string;
  /** Longest a call may take, retries included, in milliseconds. */
  timeoutMs?: number;
  retryPausesMs?: readonly number[];
}

async function jsonOf(operationId: OperationId, response: Response): Promise<unknown> {
  const failed = (failure: ApiFailure) => new ApiError(operationId, failure);
  if (response.type === 'opaqueredirect') throw failed({ kind: 'status', status: 302 });
  noteServerTime(response.headers.get('date'));
  const refused = response.headers.get(REFUSED_HEADER);
  if (refused) throw failed({ kind: 'notSent', reason: `our own server says '${refused}'` });
  const text = await response.text();
  const { ok, status } = response;
  if (!ok) throw failed({ kind: 'status', status, fields: errorFields(text) });
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw failed({ kind: 'unreadable', reason: 'it is not JSON' });
  }
}

export function createClient({
  baseUrl = '',
  fetch = (url, init) => globalThis.fetch(url, init),
  appVersion,
  timeoutMs: longestMs = 60_000,
  retryPausesMs = [400, 1200],
}: ClientSettings): Client {
  /** Only reading is repeated: a repeated payment would be a second charge. */
  const send = (url: string, init: RequestInit): Promise<Response> => {
    if (init.method !== 'GET') return fetch(url, init);
    return fetchRetry(fetch, {
      retryDelay: (attempt) => retryPausesMs[attempt]!,
      retryOn: (attempt, error, response) =>
        attempt < retryPausesMs.length &&
        !init.signal?.aborted &&
        (error !== null || RETRIED_STATUSES.includes(response?.status)),
    })(url, init);
  };

  return {
    async call(operationId, input) {
      const parts: { path?: object; query?: object; body?: unknown } & typeof input = input;
      const url = baseUrl + addressOf(operationId, { ...parts.path }, { ...parts.query });
      const body = bodyOf(operationId, parts.body);
      const { method } = OPERATIONS[operationId];
      const headers: Record<string, string> = {
        // A call that writes can be found in every log; those that read are named by our own server.
        ...(method !== 'GET' && { [REQUEST_ID_HEADER]: newRequestId() }),
        ...input.headers,
        accept: 'application/json',
        appVersion,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      };
      const timeoutMs = Math.min(input.timeoutMs ?? longestMs, longestMs);
      try {
        if (timeoutMs <= 0) {
          throw new ApiError(operationId, { kind: 'notSent', reason: 'no time is left' });
        }
        return await withDeadline(timeoutMs, input.signal, async (signal) => {
          const init: RequestInit = { method, headers, body, signal, redirect: 'manual' };
          return jsonOf(operationId, await send(url, init));
        });
      } catch (cause) {
        if (!(cause instanceof ApiError) && input.signal?.aborted) throw input.signal.reason;
        const isLate = cause instanceof DeadlineError;
        const failure: ApiFailure = isLate ? { kind: 'timeout', timeoutMs } : { kind: 'network' };
        const isOwn = cause instanceof ApiError;
        const error = isOwn ? cause : new ApiError(operationId, failure, { cause });
        error.requestId = headers[REQUEST_ID_HEADER];
        throw error;
      }
    },
  };
}

/** Counts milliseconds down to 0 by a monotonic clock: one that is set forward takes nothing away. */
export function countdown(milliseconds: number): () => number {
  const end = performance.now() + milliseconds;
  return () => Math.max(0, end - performance.now());
}
