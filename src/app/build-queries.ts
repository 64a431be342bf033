import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { ErrorReporter } from '../checkout/checkout.ts';
import type { PageData } from '../contract/page-data.ts';

/**
 * Builds the memory of what is asked for while a page is drawn. Each failure is reported once, by the name of its
 * question. The page's own answers are shown; old ones are asked for anew.
 */
export function buildQueries(
  report: ErrorReporter,
  { answers = [], areAnswersOld }: Pick<PageData, 'answers' | 'areAnswersOld'> = {},
): QueryClient {
  const queries = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey: [name] }) => report(error, String(name)),
    }),
    defaultOptions: {
      // The client has done its own retries by then. Offline a call fails at once and says so: by itself it
      // would be put off without an end.
      queries: { retry: false, staleTime: Infinity, networkMode: 'always' },
    },
  });
  for (const [queryKey, answer] of answers) {
    queries.setQueryData(queryKey, answer);
    if (areAnswersOld) void queries.invalidateQueries({ queryKey, refetchType: 'none' });
  }
  return queries;
}
