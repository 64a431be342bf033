import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { SOLD } from '../../checkout/hooks/use-order.ts';
import { withTimeout } from '../../checkout/session/timeout.ts';
import type { PageData } from '../../contract/page-data.ts';

interface Drawn {
  body: string;
  answers: NonNullable<PageData['answers']>;
  /** No question is without its answer, but with `waitMs` for those that wait for a choice. */
  isComplete: boolean;
  /** The question for the price, which the page shows and will ask for once its visit is known. */
  priceQuestion?: QueryKey;
}

/**
 * Draws a page; with `waitMs`, waits so long for the answers that it asks for, and draws it again with them. What
 * fails or takes longer is left to the program, and so are flags.
 */
export async function drawAnswered(
  draw: () => string,
  queries: QueryClient,
  waitMs?: number,
): Promise<Drawn> {
  const cache = queries.getQueryCache();
  const complete = queries.defaultQueryOptions.bind(queries);
  // Nothing subscribes to a question on a server, and another part of the page may only look at its answer.
  const noted: ReturnType<typeof complete>[] = [];
  queries.defaultQueryOptions = ((options: Parameters<typeof complete>[0]) => {
    const question = complete(options);
    noted.push(question);
    return question;
  }) as typeof queries.defaultQueryOptions;
  const unanswered = () =>
    noted.filter(({ queryHash }) => cache.get(queryHash)?.state.status !== 'success');
  const open = () => unanswered().filter(({ queryFn, enabled }) => queryFn && enabled !== false);

  const drawOnce = (): Drawn => {
    const body = draw();
    const known = cache.getAll();
    const answered = known.filter(({ state }) => state.status === 'success');
    const price = unanswered().find(({ queryKey, meta }) => queryKey[0] === SOLD && meta?.isWanted);
    return {
      body,
      answers: answered.map(({ queryKey, state }) => [queryKey, state.data]),
      isComplete: waitMs === undefined ? known.length === answered.length : open().length === 0,
      priceQuestion: price?.queryKey,
    };
  };
  const end = performance.now() + (waitMs ?? 0);
  let drawn = drawOnce();
  // An answer may bring up another question, such as that for the cities of a region.
  while (performance.now() < end) {
    const asked = open().filter(({ queryKey }) => queryKey[0] !== 'flags');
    if (asked.length === 0) break;
    const answers = Promise.allSettled(asked.map((question) => queries.fetchQuery(question)));
    const found = await withTimeout(answers, end - performance.now()).catch(() => undefined);
    if (!found) break;
    // The program asks again, so the page is drawn as if the question was still open.
    queries.removeQueries({ predicate: ({ state }) => state.status === 'error' });
    drawn = drawOnce();
    if (found.some(({ status }) => status === 'rejected')) break;
  }
  return drawn;
}
