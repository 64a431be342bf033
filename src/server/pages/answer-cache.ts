import type { ProductCalls } from '../../contract/page-data.ts';

/** Keeps the last good answers about products, for pages that find the upstream away (L12). */
export interface AnswerCache {
  /** The same calls; what they answer is kept. */
  keeping(calls: ProductCalls): ProductCalls;
  /** The kept answers alone, without a call. Each rejects where none is kept. */
  kept: ProductCalls;
}

interface CacheOptions {
  /** Answers kept at most; the one that was used longest ago goes first. */
  maxAnswers?: number;
  /** Greatest age of an answer, in milliseconds. */
  maxAgeMs?: number;
  /** A clock that never goes back, in milliseconds. */
  now?: () => number;
}

/** Answers are kept by all that was asked with: product, plan, seller, operation. They name no buyer. */
export function createAnswerCache({
  maxAnswers = 500,
  maxAgeMs = 3_600_000,
  now = () => performance.now(),
}: CacheOptions = {}): AnswerCache {
  const answers = new Map<string, { answer: unknown; at: number }>();

  function put(key: string, answer: unknown, at: number): void {
    answers.delete(key);
    answers.set(key, { answer, at });
    const [oldest] = answers.keys();
    if (answers.size > maxAnswers) answers.delete(oldest!);
  }

  async function keep<T>(question: unknown, call: Promise<T>): Promise<T> {
    const answer = await call;
    put(JSON.stringify(question), answer, now());
    return answer;
  }

  async function find(question: unknown): Promise<unknown> {
    const key = JSON.stringify(question);
    const found = answers.get(key);
    if (!found || now() - found.at > maxAgeMs) {
      throw new Error('The upstream is away, and no answer of a moment ago is kept.');
    }
    put(key, found.answer, found.at);
    return found.answer;
  }

  return {
    keeping: (calls) => ({
      planProduct: (planId) => keep(planId, calls.planProduct(planId)),
      configAndSeller: (question) => keep(question, calls.configAndSeller(question)),
    }),
    kept: {
      planProduct: (planId) => find(planId) as ReturnType<ProductCalls['planProduct']>,
      configAndSeller: (question) => find(question) as ReturnType<ProductCalls['configAndSeller']>,
    },
  };
}
