import type { OperationId } from '../../contract/generated/operations.ts';
import type { ErrorReporter } from '../error-reporter.ts';
import { withTimeout } from '../session/timeout.ts';

/** A fresh token for one attempt to pay; empty where none can be had. Never rejects. */
export type CaptchaSource = (operationId: OperationId) => Promise<string>;

/** The exports of the script that an administrator names (D-118). */
interface CaptchaScript {
  token(action: string): Promise<string>;
}

/** Longest wait of a paying buyer for a token, in milliseconds. */
const TOKEN_TIMEOUT_MS = 10_000;

/**
 * The source of captcha tokens: the ES module at `script`, for any provider, or none. A payment
 * without a token goes out all the same: the upstream decides about it.
 */
export function captchaSource(
  script: string | undefined,
  report: ErrorReporter,
  load = (address: string): Promise<unknown> => import(/* @vite-ignore */ address),
): CaptchaSource {
  if (!script) return async () => '';
  return async (operationId) => {
    try {
      const asked = load(script).then((module) => (module as CaptchaScript).token(operationId));
      const token: unknown = await withTimeout(asked, TOKEN_TIMEOUT_MS);
      if (typeof token === 'string') return token;
      throw new TypeError('The captcha script gave no text as its token.');
    } catch (error) {
      report(error, 'captcha');
      return '';
    }
  };
}
