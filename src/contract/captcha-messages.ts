/**
 * Messages between a page and the document of its captcha, which stands on another origin.
 * Both sides check origin and sender; `id` is random and belongs to one request.
 */

/** From the page: asks for one token. */
export interface TokenRequest {
  type: 'captcha-request';
  id: string;
  /** The call that the token is for, as the provider reports it. */
  action: string;
}

/** In CSS pixels. */
export interface ChallengeSize {
  width: number;
  height: number;
}

/** From the captcha's document. */
export type CaptchaMessage =
  /** Its program listens. */
  | { type: 'captcha-ready' }
  | { type: 'captcha-token'; id: string; token: string }
  | { type: 'captcha-error'; id: string; reason: string }
  /** The buyer has to solve something; without a size it needs the whole window. */
  | { type: 'captcha-show'; id: string; size?: ChallengeSize }
  | { type: 'captcha-hide'; id: string };
