import type { CaptchaMessage, ChallengeSize, TokenRequest } from '../contract/captcha-messages.ts';

/** Lets the provider's script show a challenge to the buyer, and take it away again. */
interface Challenge {
  /** Makes the frame visible, in CSS pixels; without a size it fills the window. */
  show(size?: ChallengeSize): void;
  hide(): void;
}

/** Exports of the script that an operator names. */
interface CaptchaScript {
  token(action: string, challenge: Challenge): Promise<string>;
}

/** The server writes both, see src/server/pages/captcha-document.ts. No other page is heard or answered. */
const { script = '', parent: parentOrigin = '' } = document.documentElement.dataset;
const { parent } = window;

const send = (message: CaptchaMessage) => parent.postMessage(message, parentOrigin);

const loading: Promise<CaptchaScript> = import(/* @vite-ignore */ script);
// Each request reports the failure; no other code waits for the script.
loading.catch(() => undefined);

async function answer({ id, action }: TokenRequest): Promise<CaptchaMessage> {
  try {
    const { token } = await loading;
    const given: unknown = await token(action, {
      show: (size) => send({ type: 'captcha-show', id, size }),
      hide: () => send({ type: 'captcha-hide', id }),
    });
    if (typeof given === 'string') return { type: 'captcha-token', id, token: given };
    throw new TypeError('The script gave no text.');
  } catch (error) {
    return { type: 'captcha-error', id, reason: String(error) };
  }
}

addEventListener('message', ({ data, origin, source }: MessageEvent<TokenRequest | undefined>) => {
  if (source !== parent || origin !== parentOrigin || data?.type !== 'captcha-request') return;
  void answer(data).then(send);
});
send({ type: 'captcha-ready' });
