import { ApiError } from '../../src/api/api-error.ts';
import { createClient, type Client } from '../../src/api/client.ts';
import { addressOf } from '../../src/api/request-parts.ts';
import { OPERATIONS, type OperationId } from '../../src/contract/generated/operations.ts';
import { scrubbedText } from '../../src/monitoring/scrub.ts';
import { BodyTooLong, boundedBody, MAX_ANSWER_BYTES } from '../../src/server/http/bounded-body.ts';
import type { Budget } from './budget.ts';

/** One call and its answer. */
export interface Exchange {
  operationId: OperationId;
  /** Method, path and query. */
  call: string;
  ms: number;
  /** Missing where nothing was answered. */
  status?: number;
  /** That of an answer after which a reading call was repeated. */
  passingStatus?: number;
  headers?: Headers;
  /** The text of an answer, as far as it came. */
  text?: string;
  isTooLong?: true;
  /** The JSON of an answer, as the client gives it to readers. */
  answer?: unknown;
  error?: ApiError;
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const MAX_SHOWN = 120;

/** A value of the upstream as a report may show it: short, on one line, without cards and personal data. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  const line = scrubbedText(text.slice(0, 4 * MAX_SHOWN)).replace(/[\p{C}\s]+/gu, ' ');
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line;
}

/** Longest that one call may take, in milliseconds. */
const CALL_MS = 10_000;

/** Buyers' browsers repeat a reading call after a gateway's failure, too. */
const RETRY_PAUSES_MS = [400];

/** The product's own client, within a budget of calls; each is kept with its last answer. */
export function createInquiry(
  address: string,
  budget: Budget,
  { fetch = globalThis.fetch as Fetch, callMs = CALL_MS } = {},
) {
  const exchanges: Exchange[] = [];

  const fetchFor =
    (exchange: Exchange): Fetch =>
    async (url, init) => {
      await budget.take();
      const began = performance.now();
      exchange.passingStatus = exchange.status;
      exchange.status = undefined;
      try {
        const response = await fetch(url, init);
        exchange.status = response.status;
        exchange.headers = response.headers;
        const bytes = await boundedBody(response, MAX_ANSWER_BYTES);
        exchange.text = new TextDecoder().decode(bytes);
        const hasBody = ![204, 205, 304].includes(response.status);
        return new Response(hasBody ? bytes : null, response);
      } catch (error) {
        if (error instanceof BodyTooLong) exchange.isTooLong = true;
        throw error;
      } finally {
        exchange.ms = performance.now() - began;
        budget.note(exchange.status !== undefined);
      }
    };

  const client: Client = {
    async call(operationId, input) {
      const { path, query } = input as { path?: object; query?: object };
      const address_ = addressOf(operationId, { ...path }, { ...query });
      const call = `${OPERATIONS[operationId].method} ${address_}`;
      const exchange: Exchange = { operationId, call, ms: 0 };
      exchanges.push(exchange);
      const own = createClient({
        baseUrl: address,
        appVersion: 'check-upstream',
        fetch: fetchFor(exchange),
        timeoutMs: callMs,
        retryPausesMs: RETRY_PAUSES_MS,
      });
      try {
        const signal = input.signal ?? budget.signal;
        exchange.answer = await own.call(operationId, { ...input, signal });
        return exchange.answer;
      } catch (error) {
        if (error instanceof ApiError) exchange.error = error;
        throw error;
      }
    },
  };
  return {
    exchanges,
    client,
    /** The last exchange of a call. */
    last: (operationId: OperationId) =>
      exchanges.findLast((one) => one.operationId === operationId),
  };
}

export type Inquiry = ReturnType<typeof createInquiry>;
