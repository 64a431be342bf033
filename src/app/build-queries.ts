import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { ErrorReporter } from '../checkout/error-reporter.ts';

/**
 * Builds the memory of what is asked for while a page is drawn: prices, tickets, order bump, schools. Each
 * failure is reported once, by the name of its question; the buyer reads of it where it happens.
 */
export function buildQueries(report: ErrorReporter): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey: [name] }) => report(error, String(name)),
    }),
    defaultOptions: {
      // The client has done its own retries by then. Offline a call fails at once and says so: by itself it
      // would be put off without an end.
      queries: { retry: false, staleTime: Infinity, networkMode: 'always' },
    },
  });
}
