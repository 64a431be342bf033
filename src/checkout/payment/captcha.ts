import type { OperationId } from '../../contract/generated/operations.ts';
import type { ErrorReporter } from '../error-reporter.ts';
import { withTimeout } from '../session/timeout.ts';

/** A fresh token for one attempt to pay; empty where none can be had. Never rejects. */
export type CaptchaSource = (operationId: OperationId) => Promise<string>;

/** What the script that an administrator names has to export (D-118). */
interface CaptchaScript {
  token(action: string): Promise<string>;
}

/** Longest that a buyer who pays waits for a token, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Where captcha tokens come from: the ES module at `script`, whichever provider it speaks to, or
 * nowhere. Without a token the payment goes out all the same: what it is worth is the upstream's to say.
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
      const token: unknown = await withTimeout(asked, PATIENCE_MS);
      if (typeof token === 'string') return token;
      throw new TypeError('The captcha script gave no text as its token.');
    } catch (error) {
      report(error, 'captcha');
      return '';
    }
  };
}
