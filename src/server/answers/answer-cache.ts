import { createByteCache } from '../byte-cache.ts';

/** A kept answer of the upstream. */
export interface KeptAnswer {
  answer: unknown;
  /** Milliseconds since it was given. */
  ageMs: number;
  /** The upstream has answered with an error since: it serves only while the upstream is away. */
  isDoubtful: boolean;
}

/** Keeps the last good answers about products, by all that was asked with. They name no buyer. */
export interface AnswerCache {
  /** The last good answer to a question; undefined where none is kept, or one that is too old. */
  find(question: string): KeptAnswer | undefined;
  /** Keeps an answer; gives back the one before it where they say the same, so that it can be recognized. */
  put<Answer>(question: string, answer: Answer): Answer;
  /** Notes that the upstream has answered with an error. */
  doubt(question: string): void;
}

interface CacheOptions {
  /** Bytes of all answers. */
  maxBytes?: number;
  /** Greatest age of an answer, in milliseconds. */
  maxAgeMs?: number;
  /** A clock that never goes back, in milliseconds. */
  now?: () => number;
}

interface Entry {
  answer: unknown;
  json: string;
  at: number;
  isDoubtful: boolean;
}

export function createAnswerCache({
  maxBytes = 8_000_000,
  maxAgeMs = 3_600_000,
  now = () => performance.now(),
}: CacheOptions = {}): AnswerCache {
  const entries = createByteCache<Entry>(maxBytes);
  return {
    find(question) {
      const found = entries.get(question);
      const ageMs = found ? now() - found.at : Infinity;
      if (!found || ageMs > maxAgeMs) return undefined;
      return { answer: found.answer, ageMs, isDoubtful: found.isDoubtful };
    },
    put(question, given) {
      const json = JSON.stringify(given) ?? '';
      const before = entries.get(question);
      const answer = before?.json === json ? (before.answer as typeof given) : given;
      // The text, and the object that was read from it.
      entries.put(question, { answer, json, at: now(), isDoubtful: false }, 4 * json.length);
      return answer;
    },
    doubt(question) {
      const found = entries.get(question);
      if (found) found.isDoubtful = true;
    },
  };
}
