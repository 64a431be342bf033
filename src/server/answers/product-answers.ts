import { LRUCache } from 'lru-cache';
import { ApiError } from '../../api/api-error.ts';
import { isPassing, type Client } from '../../api/client.ts';
import { productCalls } from '../../api/fetch-product.ts';
import type { ProductCalls } from '../../contract/page-data.ts';
import { createBreaker } from './breaker.ts';

/** A page that asks. */
export interface Asker {
  /** Makes the calls with the headers of its buyer's browser. */
  client: Client;
  /** Names all else that an answer may depend on: no answer is shared between pages that differ in it. */
  variant: string;
  /** The milliseconds that are left of the page's wait. */
  left(): number;
}

/** The last good answer to a question. It names no buyer. */
interface KeptAnswer {
  answer: unknown;
  /** Time at which it was given, in milliseconds. */
  at: number;
  /** The upstream has answered with an error since: it serves only while the upstream is away. */
  isDoubtful: boolean;
}

/** Nothing was answered within a page's wait. */
export class Silence extends Error {
  override name = 'Silence';
}

const MAX_AGE_MS = 3_600_000;
/** For so many times its fresh time an answer still serves while the next one is fetched. */
export const STALE_TIMES = 6;
/** Pause before a call is made once more. */
const RETRY_AFTER_MS = 150;
/** So long a call goes on that its page does not wait for any more. */
const LATE_MS = 5_000;
const FIRST_GATEWAY_STATUS = 502;

/** Estimate: the text of an answer, and the objects that were read from it. */
const bytesOf = ({ answer }: KeptAnswer, question: string): number =>
  2 * question.length + 4 * (JSON.stringify(answer) ?? '').length;

const questionOf = ({ variant }: Asker, what: unknown): string => JSON.stringify([variant, what]);

/** Whether an error shows that the upstream is there: it has answered, though with an error. */
function isAnswer(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if (error.kind === 'status') return error.status! < FIRST_GATEWAY_STATUS;
  return error.kind === 'unreadable';
}

/** A page's client, which calls once more where nobody answered; `note` hears of a failure, and that it was made good. */
const withOneRetry = (
  { client }: Asker,
  signal: AbortSignal,
  note: (failure: ApiError | undefined) => void,
): Client => ({
  async call(operationId, input) {
    const made = { ...input, signal };
    try {
      return await client.call(operationId, made);
    } catch (error) {
      if (!(error instanceof ApiError && isPassing(error))) throw error;
      note(error);
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      signal.throwIfAborted();
      const answer = await client.call(operationId, made);
      note(undefined);
      return answer;
    }
  },
});

type Call = (client: Client) => Promise<unknown>;

/**
 * Asks the upstream about products. An answer is shared by all pages with the same question for `freshMs` (0 asks for
 * every page); afterwards the next page still gets it and lets it be asked for anew, so that no page waits for what was
 * known a moment ago. Pages that ask the same at the same time wait for one call. An upstream that leaves ten questions
 * in a row without an answer is left alone for a while, and the last good answers serve.
 */
export function createProductAnswers(
  freshMs: number,
  { now = () => performance.now(), maxBytes = 8_000_000 } = {},
) {
  const breaker = createBreaker(now);
  const underWay = new Map<string, Promise<unknown>>();
  const cache = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    ttl: MAX_AGE_MS,
    perf: { now },
  });

  /** Asks, or joins those who ask the same; rejects with `Silence` where nothing comes within the asker's wait. */
  function ask(question: string, asker: Asker, call: Call, isCounted: boolean): Promise<unknown> {
    const current = underWay.get(question);
    if (current) return current;
    const controller = new AbortController();
    const { signal } = controller;
    let failure: ApiError | undefined;
    let isSilent = false;
    let timer: ReturnType<typeof setTimeout>;
    const report = (isAnswered: boolean) => {
      if (isCounted) breaker.report(isAnswered);
    };
    const forget = () => {
      if (underWay.get(question) === inTime) underWay.delete(question);
    };
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        isSilent = true;
        report(false);
        // The next page asks for config and seller anew; nobody waits twice for a price that is slow.
        if (isCounted) forget();
        timer = setTimeout(() => controller.abort(), failure ? 0 : LATE_MS);
        reject(failure ?? new Silence('The upstream has not answered in time.'));
      }, asker.left());
    });
    const answer = call(withOneRetry(asker, signal, (error) => (failure = error)))
      .then(
        (given) => {
          cache.set(question, { answer: given, at: now(), isDoubtful: false });
          report(true);
          return given;
        },
        (error: unknown) => {
          const isThere = !signal.aborted && isAnswer(error);
          const kept = cache.get(question);
          if (kept && isThere) kept.isDoubtful = true;
          if (isThere || !isSilent) report(isThere);
          throw error;
        },
      )
      .finally(() => {
        clearTimeout(timer);
        forget();
      });
    const inTime = Promise.race([answer, silence]);
    // A page that has a kept answer does not wait.
    inTime.catch(() => {});
    if (freshMs > 0) underWay.set(question, inTime);
    return inTime;
  }

  function keptAnswer(question: string) {
    const kept = cache.get(question);
    if (!kept) return undefined;
    const { answer, isDoubtful } = kept;
    const age = now() - kept.at;
    const serves = freshMs > 0 && !isDoubtful && age <= freshMs * (1 + STALE_TIMES);
    return { answer, serves, isFresh: serves && age <= freshMs };
  }

  async function answerTo(question: string, asker: Asker, call: Call): Promise<unknown> {
    const kept = keptAnswer(question);
    if (kept?.isFresh) return kept.answer;
    const admitted = breaker.admit();
    if (admitted === 'leaves') {
      if (kept) return kept.answer;
      throw new Error('The upstream is away, and no answer of a moment ago is kept.');
    }
    const answer = ask(question, asker, call, true);
    return kept && (kept.serves || admitted === 'tries') ? kept.answer : answer;
  }

  return {
    isOpen: breaker.isOpen,
    /** The calls that a visit begins with; each rejects as the client does, or with `Silence`. */
    calls(asker: Asker): ProductCalls {
      const answered = <Answer>(what: unknown, call: (calls: ProductCalls) => Promise<Answer>) =>
        answerTo(questionOf(asker, what), asker, (client) =>
          call(productCalls(client)),
        ) as Promise<Answer>;
      return {
        planProduct: (id) => answered(id, (calls) => calls.planProduct(id)),
        configAndSeller: (given) => answered(given, (calls) => calls.configAndSeller(given)),
      };
    },
    /**
     * A price that is kept, or comes within the asker's wait; undefined where neither is to be had. `what` names all
     * that it is asked with, beside the asker's variant. `isOld`: the next one is on its way.
     */
    async price(what: unknown, asker: Asker, call: Call) {
      if (breaker.isOpen()) return undefined;
      const question = questionOf(asker, what);
      const kept = keptAnswer(question);
      if (kept?.isFresh) return { answer: kept.answer, isOld: false };
      const asked = ask(question, asker, call, false);
      if (kept?.serves) return { answer: kept.answer, isOld: true };
      const answer = await asked.catch(() => undefined);
      return answer ? { answer, isOld: false } : undefined;
    },
  };
}

/** The answers of a server, shared by its pages. */
export type ProductAnswers = ReturnType<typeof createProductAnswers>;
