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

interface CaptchaDocument {
  /** The page that frames the document; no other page is heard or answered. */
  parent: Window;
  parentOrigin: string;
  load(): Promise<unknown>;
  /** Registers for the messages of the document's window. */
  onMessage(listener: (event: MessageEvent<unknown>) => void): void;
}

function isTokenRequest(value: unknown): value is TokenRequest {
  const { type, id, action } = (value ?? {}) as Partial<Record<keyof TokenRequest, unknown>>;
  return type === 'captcha-request' && typeof id === 'string' && typeof action === 'string';
}

/** Answers the page's requests for tokens with those of the provider's script, one message for each. */
export function answerRequests({ parent, parentOrigin, load, onMessage }: CaptchaDocument): void {
  const send = (message: CaptchaMessage) => parent.postMessage(message, parentOrigin);
  const script = load();
  // Each request reports the failure; no other code waits for the script.
  script.catch(() => undefined);

  async function answer({ id, action }: TokenRequest): Promise<CaptchaMessage> {
    try {
      const { token } = (await script) as CaptchaScript;
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

  onMessage(({ data, origin, source }) => {
    if (source !== parent || origin !== parentOrigin || !isTokenRequest(data)) return;
    void answer(data).then(send);
  });
  send({ type: 'captcha-ready' });
}
