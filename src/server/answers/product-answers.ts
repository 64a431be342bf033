import { LRUCache } from 'lru-cache';
import { ApiError } from '../../api/api-error.ts';
import { isPassing, type Client } from '../../api/client.ts';
import { productCalls } from '../../api/fetch-product.ts';
import type { ProductCalls } from '../../contract/page-data.ts';

export interface Asker {
  client: Client;
  /** Names all else that an answer may depend on: no answer is shared between pages that differ in it. */
  variant: string;
  left(): number;
}

interface KeptAnswer {
  answer: unknown;
  at: number;
  /** The upstream has answered with an error since: it serves only while the upstream is away. */
  isDoubtful: boolean;
}

export class Silence extends Error {
  override name = 'Silence';
}

const MAX_AGE_MS = 3_600_000;
/** For so many times its fresh time an answer still serves while the next one is fetched. */
export const STALE_TIMES = 6;
const RETRY_AFTER_MS = 150;
const LATE_MS = 5_000;
const FIRST_GATEWAY_STATUS = 502;
/** After so many questions in a row without an answer the upstream is left alone for a while. */
const MAX_FAILURES = 10;
const OPEN_MS = 5_000;

const bytesOf = ({ answer }: KeptAnswer, question: string): number =>
  2 * question.length + 4 * (JSON.stringify(answer) ?? '').length;

const questionOf = ({ variant }: Asker, what: unknown): string => JSON.stringify([variant, what]);

function isAnswer(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if (error.kind === 'status') return error.status! < FIRST_GATEWAY_STATUS;
  return error.kind === 'unreadable';
}

/** A page's client, which calls once more without an answer; `note` hears of a failure, and that it was made good. */
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

/** For questions that only read: what writes is always sent. */
function createBreaker() {
  let failures = 0;
  let openUntil = 0;
  return {
    isOpen: () => performance.now() < openUntil,
    /** Whether a question may be asked. Once its time is over one question tries, and the others leave as before. */
    admit(): 'asks' | 'tries' | 'leaves' {
      if (failures < MAX_FAILURES) return 'asks';
      if (performance.now() < openUntil) return 'leaves';
      openUntil = performance.now() + OPEN_MS;
      return 'tries';
    },
    report(isAnswered: boolean): void {
      failures = isAnswered ? 0 : failures + 1;
      openUntil = failures < MAX_FAILURES ? 0 : performance.now() + OPEN_MS;
    },
  };
}

type Call = (client: Client) => Promise<unknown>;

/**
 * An answer is shared by all pages with the same question for `freshMs` (0 asks for every page); afterwards the next page
 * still gets it and lets it be asked for anew. While the upstream is left alone the last good answers serve.
 */
export function createProductAnswers(freshMs: number) {
  const breaker = createBreaker();
  const underWay = new Map<string, Promise<unknown>>();
  const cache = new LRUCache<string, KeptAnswer>({
    maxSize: 8_000_000,
    sizeCalculation: bytesOf,
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
        // The next page asks for config and seller anew; a price that is slow is waited for once.
        if (isCounted) forget();
        timer = setTimeout(() => controller.abort(), failure ? 0 : LATE_MS);
        reject(failure ?? new Silence('The upstream has not answered in time.'));
      }, asker.left());
    });
    const answer = call(withOneRetry(asker, signal, (error) => (failure = error)))
      .then(
        (given) => {
          cache.set(question, { answer: given, at: performance.now(), isDoubtful: false });
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
    const age = performance.now() - (kept?.at ?? 0);
    if (!kept || age > MAX_AGE_MS) return undefined;
    const { answer, isDoubtful } = kept;
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
    /** A price that is kept, or comes within the asker's wait; `isOld`: the next one is on its way. */
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

export type ProductAnswers = ReturnType<typeof createProductAnswers>;
