import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { SOLD } from '../../checkout/hooks/use-order.ts';
import { withTimeout } from '../../checkout/session/timeout.ts';
import type { PageData } from '../../contract/page-data.ts';

/** An answer may bring up another question, such as that for the cities of a region. */
const MAX_PASSES = 3;

export interface Drawn {
  body: string;
  answers: NonNullable<PageData['answers']>;
  /** No question is without its answer, but for those that wait for a choice. */
  isComplete: boolean;
  /** The question for the price, which the page shows and will ask for once its visit is known. */
  priceQuestion?: QueryKey;
}

/** Notes the questions that a page asks while it is drawn, by their hash: nothing subscribes to them on a server. */
function noteQuestions(queries: QueryClient) {
  type Questions = Map<string, ReturnType<QueryClient['defaultQueryOptions']>>;
  const asked: Questions = new Map();
  const later: Questions = new Map();
  const complete = queries.defaultQueryOptions.bind(queries);
  queries.defaultQueryOptions = ((options: Parameters<typeof complete>[0]) => {
    const question = complete(options);
    if (question.queryFn && question.enabled !== false) asked.set(question.queryHash, question);
    else if (question.meta?.isWanted) later.set(question.queryHash, question);
    return question;
  }) as typeof queries.defaultQueryOptions;
  const isOpen = ({ queryHash }: { queryHash: string }) =>
    queries.getQueryCache().get(queryHash)?.state.status !== 'success';
  const openOf = (questions: typeof asked) => () => [...questions.values()].filter(isOpen);
  return { open: openOf(asked), openLater: openOf(later) };
}

/**
 * Draws a page; with `waitMs`, waits so long for the answers that it asks for, and draws it again with them. What
 * fails or takes longer is left to the program, and so are flags.
 */
export async function drawAnswered(
  draw: () => string,
  queries: QueryClient,
  waitMs = 0,
): Promise<Drawn> {
  const { open: openQuestions, openLater } = noteQuestions(queries);
  const drawOnce = (): Drawn => {
    const body = draw();
    const all = queries.getQueryCache().getAll();
    const answered = all.filter(({ state }) => state.status === 'success');
    return {
      body,
      answers: answered.map(({ queryKey, state }) => [queryKey, state.data]),
      isComplete: openQuestions().length === 0,
      priceQuestion: openLater().find(({ queryKey }) => queryKey[0] === SOLD)?.queryKey,
    };
  };
  const end = performance.now() + waitMs;
  let drawn = drawOnce();
  for (let pass = 0; pass < MAX_PASSES && performance.now() < end; pass += 1) {
    const open = openQuestions().filter(({ queryKey }) => queryKey[0] !== 'flags');
    if (open.length === 0) break;
    const asked = Promise.allSettled(open.map((question) => queries.fetchQuery(question)));
    const found = await withTimeout(asked, end - performance.now()).catch(() => undefined);
    if (!found) break;
    // The program asks again, so the page is drawn as if the question was still open.
    queries.removeQueries({ predicate: ({ state }) => state.status === 'error' });
    drawn = drawOnce();
    if (found.some(({ status }) => status === 'rejected')) break;
  }
  return drawn;
}
