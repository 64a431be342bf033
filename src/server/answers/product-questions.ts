import { LRUCache } from 'lru-cache';
import { ApiError } from '../../api/api-error.ts';
import { isPassing, type Client } from '../../api/client.ts';
import { productCalls, type CallOptions } from '../../api/fetch-product.ts';
import type { ProductCalls } from '../../contract/page-data.ts';

/** A page that asks. */
export interface Asker {
  client: Client;
  /** Headers of the calls, as the browser would send them. */
  headers: Record<string, string>;
  /** Names all else that an answer may depend on: no answer is shared between pages that differ in it. */
  variant: string;
  /** The longest that the page waits, in milliseconds. */
  waitMs: number;
}

/** The questions of one page. */
export interface PageQuestions {
  calls: ProductCalls;
  /** Whether any of them had to wait for the upstream. */
  hasAsked(): boolean;
  /** Whether it has begun any of them: none, where it joined those of another page. */
  hasBegun(): boolean;
  /** The failure of a call that its repetition has not made good yet. */
  failure(): ApiError | undefined;
  /** Whether a call was given up. */
  isGivenUp(): boolean;
  /** The page waits no longer: its calls are given up now, or a while later unless another page waits for them. */
  leave(at: 'once' | 'later'): void;
}

/** The price of a page. */
export interface PriceAnswer {
  answer: unknown;
  /** It is past its fresh time, and the next one is on its way. */
  isOld: boolean;
}

export interface ProductQuestions {
  of(asker: Asker): PageQuestions;
  /**
   * The answer to a question that is none of a visit's beginning: a kept one, else one that comes within the asker's
   * wait; undefined where neither is to be had. `what` names all that it is asked with, beside the asker's variant.
   */
  soon(
    what: unknown,
    asker: Asker,
    ask: (client: Client) => Promise<unknown>,
  ): Promise<PriceAnswer | undefined>;
  /** The kept answers alone, without a call. Each rejects where none is kept. */
  kept(variant: string): ProductCalls;
}

interface Options {
  /** Milliseconds for which an answer is given again without asking; 0 asks for every page. */
  freshMs: number;
  /** Called after a call that no page has waited for: whether it was answered, be it with an error. */
  onRefreshed(isAnswered: boolean): void;
  /** A clock that never goes back, in milliseconds. */
  now?: () => number;
  /** Bytes of all kept answers. */
  maxBytes?: number;
}

/** The last good answer to a question. It names no buyer. */
interface KeptAnswer {
  answer: unknown;
  /** Time at which it was given, in milliseconds. */
  at: number;
  /** The upstream has answered with an error since: it serves only while the upstream is away. */
  isDoubtful: boolean;
}

/** Greatest age of a kept answer, in milliseconds. */
const MAX_AGE_MS = 3_600_000;

/** Estimate: the text of an answer, and the objects that were read from it. */
const bytesOf = ({ answer }: KeptAnswer, question: string): number =>
  2 * question.length + 4 * (JSON.stringify(answer) ?? '').length;

/** For so many times its fresh time an answer still serves while the next one is fetched. */
export const STALE_TIMES = 6;

/** Pause before config and seller are asked for once more, in milliseconds. */
const RETRY_AFTER_MS = 150;

/** Milliseconds for which the calls of a page that did not wait for them go on. */
const LATE_MS = 5_000;

const FIRST_GATEWAY_STATUS = 502;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Whether an error shows that the upstream is there: it has answered, though with an error. */
export function isAnswer(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  if (error.kind === 'status') return error.status! < FIRST_GATEWAY_STATUS;
  return error.kind === 'unreadable';
}

/**
 * Asks once more, after a short pause, where nobody answered or a gateway did. `failures` holds those that
 * nothing has made good yet.
 */
function withOneRetry(client: Client, failures: Set<ApiError>): Client {
  return {
    async call(operationId, input) {
      try {
        return await client.call(operationId, input);
      } catch (error) {
        if (!(error instanceof ApiError && isPassing(error))) throw error;
        failures.add(error);
        await pause(RETRY_AFTER_MS);
        input.signal?.throwIfAborted();
        const answer = await client.call(operationId, input);
        failures.delete(error);
        return answer;
      }
    },
  };
}

/** The same client; each of its calls is made with these options. */
const withOptions = (client: Client, { headers, signal }: CallOptions): Client => ({
  call: (operationId, input) =>
    client.call(operationId, { ...input, headers: { ...headers, ...input.headers }, signal }),
});

/** A question that is under way. */
interface Asking {
  answer: Promise<unknown>;
  failures: ReadonlySet<ApiError>;
  signal: AbortSignal;
  startedAt: number;
  /** Gives the calls up after so many milliseconds from now, whatever was said before. */
  endIn(milliseconds: number): void;
}

/**
 * Asks the upstream about products. An answer is shared by all pages with the same question for `freshMs`;
 * afterwards the next page still gets it and lets it be asked for anew, so that no page waits for what was known
 * a moment ago. Pages that ask the same at the same time wait for one call.
 */
export function createProductQuestions({
  freshMs,
  onRefreshed,
  now = () => performance.now(),
  maxBytes = 8_000_000,
}: Options): ProductQuestions {
  const underWay = new Map<string, Asking>();
  const cache = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
    ttl: MAX_AGE_MS,
    perf: { now },
  });

  function ask(
    question: string,
    { client, headers }: Asker,
    call: (client: Client, options: CallOptions) => Promise<unknown>,
  ): Asking {
    const failures = new Set<ApiError>();
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const answer = call(withOneRetry(client, failures), { headers, signal })
      .then(
        (given: unknown) => {
          cache.set(question, { answer: given, at: now(), isDoubtful: false });
          return given;
        },
        (error: unknown) => {
          const kept = cache.get(question);
          if (kept && isAnswer(error) && !signal.aborted) kept.isDoubtful = true;
          throw error;
        },
      )
      .finally(() => {
        isOver = true;
        clearTimeout(timer);
        if (underWay.get(question) === asking) underWay.delete(question);
      });
    const asking: Asking = {
      answer,
      failures,
      signal,
      startedAt: now(),
      endIn(milliseconds) {
        clearTimeout(timer);
        if (!isOver) timer = setTimeout(() => controller.abort(), milliseconds);
      },
    };
    if (freshMs > 0) underWay.set(question, asking);
    return asking;
  }

  /** Fetches the next answer for pages to come. */
  function refresh(asking: Asking, { waitMs }: Asker): void {
    asking.endIn(waitMs + LATE_MS);
    asking.answer.then(
      () => onRefreshed(true),
      (error: unknown) => onRefreshed(!asking.signal.aborted && isAnswer(error)),
    );
  }

  /** A kept answer that may still be given while the next one is fetched. */
  function servingAnswer(question: string) {
    const known = freshMs > 0 ? cache.get(question) : undefined;
    const ageMs = known ? now() - known.at : Infinity;
    if (!known || known.isDoubtful || ageMs > freshMs * (1 + STALE_TIMES)) return undefined;
    return { answer: known.answer, isOld: ageMs > freshMs };
  }

  async function soon(
    what: unknown,
    asker: Asker,
    call: (client: Client) => Promise<unknown>,
  ): Promise<PriceAnswer | undefined> {
    const question = questionOf(asker.variant, what);
    const made = (client: Client, options: CallOptions) => call(withOptions(client, options));
    const current = underWay.get(question);
    const known = servingAnswer(question);
    if (known && !known.isOld) return known;
    // The next page finds what this one does not wait for; nobody waits twice for one that is slow.
    const waitedMs = current ? now() - current.startedAt : 0;
    const asking = current ?? ask(question, asker, made);
    if (!current) asking.endIn(asker.waitMs + LATE_MS);
    const answer = asking.answer.catch(() => undefined);
    if (known) return known;
    const found = await Promise.race([answer, pause(asker.waitMs - waitedMs)]);
    return found ? { answer: found, isOld: false } : undefined;
  }

  function of(asker: Asker): PageQuestions {
    const asked: Asking[] = [];
    let hasBegun = false;
    let leftMs: number | undefined;

    async function answerTo<Answer>(
      what: unknown,
      call: (calls: ProductCalls) => Promise<Answer>,
    ): Promise<Answer> {
      const question = questionOf(asker.variant, what);
      const current = underWay.get(question);
      const known = servingAnswer(question);
      const made = (client: Client, options: CallOptions) => call(productCalls(client, options));
      if (known) {
        if (known.isOld && !current) refresh(ask(question, asker, made), asker);
        return known.answer as Answer;
      }
      // One that has been silent for as long as a page waits is not waited for again.
      const isYoung = current && now() - current.startedAt < asker.waitMs;
      const asking = isYoung ? current : ask(question, asker, made);
      if (!isYoung) hasBegun = true;
      asked.push(asking);
      if (leftMs !== undefined) asking.endIn(leftMs);
      return (await asking.answer) as Answer;
    }

    return {
      calls: {
        planProduct: (id) => answerTo(id, (calls) => calls.planProduct(id)),
        configAndSeller: (given) => answerTo(given, (calls) => calls.configAndSeller(given)),
      },
      hasAsked: () => asked.length > 0,
      hasBegun: () => hasBegun,
      failure: () => asked.flatMap(({ failures }) => [...failures])[0],
      isGivenUp: () => asked.some(({ signal }) => signal.aborted),
      leave(at) {
        leftMs = at === 'once' ? 0 : LATE_MS;
        for (const asking of asked) asking.endIn(leftMs);
      },
    };
  }

  async function keptAnswer<Answer>(variant: string, what: unknown): Promise<Answer> {
    const found = cache.get(questionOf(variant, what));
    if (!found) throw new Error('The upstream is away, and no answer of a moment ago is kept.');
    return found.answer as Answer;
  }

  return {
    of,
    soon,
    kept: (variant) => ({
      planProduct: (id) => keptAnswer(variant, id),
      configAndSeller: (question) => keptAnswer(variant, question),
    }),
  };
}

const questionOf = (variant: string, what: unknown): string => JSON.stringify([variant, what]);
