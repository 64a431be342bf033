import type { OperationId } from '../../contract/generated/operations.ts';
import { MAX_WAIT_MS } from '../session/timeout.ts';
import type { CaptchaFrame } from './captcha-frame.ts';

/** Resolves to a fresh token within `maxWait` milliseconds; empty if there is none. Never rejects. */
export type CaptchaSource = (operationId: OperationId, maxWait?: number) => Promise<string>;

const TOKEN_TIMEOUT_MS = 10_000;

/** A buyer with a challenge to solve has all of `maxWait` for it. */
function askForToken(frame: CaptchaFrame, action: string, maxWait: number): Promise<string> {
  const end = performance.now() + maxWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const token = new Promise<string>((resolve, reject) => {
    const rejectAfter = (milliseconds: number) => {
      clearTimeout(timer);
      const error = new Error('The captcha gave no token in time.');
      timer = setTimeout(() => reject(error), milliseconds);
    };
    rejectAfter(Math.min(TOKEN_TIMEOUT_MS, maxWait));
    frame.onChallenge = () => rejectAfter(end - performance.now());
    frame.token(action).then(resolve, reject);
  });
  return token.finally(() => clearTimeout(timer));
}

/** Opens a frame at the first attempt, and again after a failure: the upstream decides about an empty token. */
export function captchaSource(
  openFrame: (() => CaptchaFrame | Promise<CaptchaFrame>) | undefined,
  report: (error: unknown, where: string) => void,
): CaptchaSource {
  if (!openFrame) return async () => '';
  let open: CaptchaFrame | undefined;
  return async (operationId, maxWait = MAX_WAIT_MS) => {
    try {
      open ??= await openFrame();
      return await askForToken(open, operationId, maxWait);
    } catch (error) {
      open?.close();
      open = undefined;
      report(error, 'captcha');
      return '';
    }
  };
}
