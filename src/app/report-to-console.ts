import { ApiError } from '../api/api-error.ts';
import type { ErrorReporter } from '../checkout/error-reporter.ts';

/** Writes a failure to the console: what failed and where, never what the buyer typed. */
export const reportToConsole: ErrorReporter = (error, where) => {
  const what =
    error instanceof ApiError ? `${error.message} (${error.method} ${error.path})` : error;
  console.error(`${where}:`, what);
};
