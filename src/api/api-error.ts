import { OPERATIONS, type OperationId } from '../contract/generated/operations.ts';

export type ApiFailure =
  | { kind: 'status'; status: number; fields?: readonly string[] }
  | { kind: 'timeout'; timeoutMs: number }
  | { kind: 'network' }
  | { kind: 'unreadable'; reason: string }
  | { kind: 'notSent'; reason: string };

const MESSAGES: {
  [Kind in ApiFailure['kind']]: (call: string, failure: ApiFailure & { kind: Kind }) => string;
} = {
  status: (_, { status }) => `Request failed with status code ${status}`,
  timeout: (call, { timeoutMs }) =>
    `Request timed out: no answer to ${call} within ${timeoutMs} ms`,
  network: (call) => `Failed to fetch: no answer to ${call}`,
  unreadable: (call, { reason }) => `Unreadable answer to ${call}: ${reason}`,
  notSent: (call, { reason }) => `Nothing was sent to ${call}: ${reason}`,
};

/**
 * `status`: an answer outside 2xx, 302 for a redirect that the browser hides. `timeout`, `network`: no whole answer; the
 * upstream may have carried the call out. `unreadable`: a 2xx answer without its main content. `notSent`: nothing can have
 * happened. `path` is the contract's template, and no message repeats the upstream's words: they could quote a buyer.
 */
export class ApiError extends Error {
  readonly kind: ApiFailure['kind'];
  readonly status?: number;
  readonly fields: readonly string[];
  readonly operationId: OperationId;
  readonly method: string;
  readonly path: string;
  /** Id that a call that writes was sent with; the client adds it. */
  requestId?: string;

  constructor(operationId: OperationId, failure: ApiFailure, options?: ErrorOptions) {
    const { method, path } = OPERATIONS[operationId];
    super(MESSAGES[failure.kind](`${method} ${path}`, failure as never), options);
    this.name = 'ApiError';
    this.kind = failure.kind;
    const { status, fields = [] } = failure.kind === 'status' ? failure : {};
    this.fields = fields;
    if (status !== undefined) this.status = status;
    this.operationId = operationId;
    this.method = method;
    this.path = path;
  }
}

const UNDECIDED = [408, 409, 425, 429];

export const isDefiniteNo = (status: number): boolean =>
  status >= 400 && status < 500 && !UNDECIDED.includes(status);

/** Whether nothing of a call reached the upstream: it was turned down by our own server, or never made. */
export const isNotSent = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'notSent';

export const rejectedFields = (error: unknown): readonly string[] =>
  error instanceof ApiError ? error.fields : [];
