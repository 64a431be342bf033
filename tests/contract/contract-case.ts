import type { CallInput, Client } from '../../src/api/client.ts';
import type { OperationId } from '../../src/contract/generated/operations.ts';

/** A request as it travels, written out letter by letter. */
export interface Travelling {
  method: 'GET' | 'POST' | 'PATCH';
  /** Path and query. */
  address: string;
  headers: Readonly<Record<string, string>>;
  body?: object;
}

/** One call of the client, and the request that must reach the upstream. */
export interface ContractCase {
  id: OperationId;
  title: string;
  call(client: Client): Promise<unknown>;
  request: Travelling;
  /** Part of what the call's reader makes of the sandbox's answer. */
  reads?: unknown;
}

export const APP_VERSION = '9.8.7';
export const KEY = '7f3f1c1e-6f0a-4f0e-9a55-0d4a3c1f7b11';

export const READING = { accept: 'application/json', appVersion: '9.8.7' };
export const WRITING = { ...READING, 'content-type': 'application/json' };
export const CHARGING = { ...WRITING, 'Idempotency-Key': KEY };

/** Odd characters of a name, with their encoding in a path and in a query. */
export const ODD = `É só/"50%" 🎓&+'`;
export const ODD_IN_PATH = `%C3%89%20s%C3%B3%2F%2250%25%22%20%F0%9F%8E%93%26%2B'`;
export const ODD_IN_QUERY = '%C3%89+s%C3%B3%2F%2250%25%22+%F0%9F%8E%93%26%2B%27';

/** One case; `input` is what the product hands to its client. */
export function contractCase<Id extends OperationId>(
  id: Id,
  title: string,
  input: CallInput<Id>,
  request: Travelling,
  reads?: unknown,
): ContractCase {
  return { id, title, call: (client) => client.call(id, input), request, reads };
}

/**
 * Makes cases of calls whose body goes out as it is given, unless `sent` says otherwise. The requests have `headers`;
 * `given` is the rest of the client's input.
 */
export const casesWith =
  (headers: Travelling['headers'], given: object = {}) =>
  (
    id: OperationId,
    title: string,
    address: string,
    { path, body, sent = body }: { path?: object; body: object; sent?: object },
    reads?: unknown,
  ): ContractCase => {
    const method = id === 'updateLead' ? 'PATCH' : 'POST';
    const request = { method, address, headers, body: sent } as const;
    return contractCase(id, title, { ...given, path, body } as never, request, reads);
  };
