/** What a piece of work asked of what it was given. */
export interface Question<Given> {
  /** Equal for equal questions. */
  name: string;
  answer(given: Given): Answer;
}

export type Answer = string | number;

/** Asked in this order, with these answers, work comes to this result. */
interface Knot<Given, Result> {
  question?: Question<Given>;
  byAnswer: Map<Answer, Knot<Given, Result>>;
  found?: { result: Result };
}

/** Work whose results are kept by what it asked. */
export interface Recollection<Given, Result> {
  /**
   * The result of the work for `given`, of an earlier time that asked the same and heard the same.
   * Notes in `asked` what that was.
   */
  recall(given: Given, asked?: Question<Given>[]): { result: Result } | undefined;
  /** Keeps a result with the questions that led to it. */
  keep(given: Given, asked: readonly Question<Given>[], result: Result): void;
}

/**
 * A memory for work that depends on nothing but the answers it asks for: what is asked next follows
 * from the answers so far, so that results hang on a tree of questions.
 */
export function createRecollection<Given, Result>(): Recollection<Given, Result> {
  const begin: Knot<Given, Result> = { byAnswer: new Map() };
  return {
    recall(given, asked) {
      let knot: Knot<Given, Result> | undefined = begin;
      while (knot?.question) {
        asked?.push(knot.question);
        knot = knot.byAnswer.get(knot.question.answer(given));
      }
      return knot?.found;
    },
    keep(given, asked, result) {
      let knot = begin;
      for (const question of asked) {
        knot.question ??= question;
        const answer = question.answer(given);
        const next: Knot<Given, Result> = knot.byAnswer.get(answer) ?? { byAnswer: new Map() };
        knot.byAnswer.set(answer, next);
        knot = next;
      }
      knot.found = { result };
    },
  };
}
