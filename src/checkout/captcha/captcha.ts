import type { OperationId } from '../../contract/generated/operations.ts';
import type { ErrorReporter } from '../error-reporter.ts';
import type { CaptchaFrame } from './captcha-frame.ts';

/** A fresh token for one attempt to pay; empty where none can be had. Never rejects. */
export type CaptchaSource = (operationId: OperationId) => Promise<string>;

/** Longest wait of a paying buyer for a token, in milliseconds. */
const TOKEN_TIMEOUT_MS = 10_000;
/** Longest wait once the buyer has a challenge to solve, in milliseconds. */
const CHALLENGE_TIMEOUT_MS = 60_000;

/**
 * Resolves to a token for `action`.
 *
 * @throws {Error} when the frame reports an error or the time is up.
 */
async function askForToken(frame: CaptchaFrame, action: string): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const rejectAfter = (milliseconds: number) => {
      clearTimeout(timer);
      const error = new Error(`The captcha gave no token within ${milliseconds / 1000} s.`);
      timer = setTimeout(() => reject(error), milliseconds);
    };
    rejectAfter(TOKEN_TIMEOUT_MS);
    frame.onChallenge = () => rejectAfter(CHALLENGE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([frame.token(action), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The source of captcha tokens, one for each attempt: a document on another origin, in a frame that is
 * opened at the first attempt and again after a failure. Without a captcha tokens are empty. A captcha
 * that cannot be had is reported and gives an empty token: the upstream decides about it.
 */
export function captchaSource(
  openFrame: (() => CaptchaFrame) | undefined,
  report: ErrorReporter,
): CaptchaSource {
  if (!openFrame) return async () => '';
  let open: CaptchaFrame | undefined;
  return async (operationId) => {
    try {
      open ??= openFrame();
      return await askForToken(open, operationId);
    } catch (error) {
      open?.close();
      open = undefined;
      report(error, 'captcha');
      return '';
    }
  };
}
