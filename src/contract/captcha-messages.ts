/** Messages between a page and its captcha's document on another origin: both sides check origin and sender. */

export type TokenRequest = { type: 'captcha-request'; id: string; action: string };

export type ChallengeSize = { width: number; height: number };

export type CaptchaMessage =
  | { type: 'captcha-ready' }
  | { type: 'captcha-token'; id: string; token: string }
  | { type: 'captcha-error'; id: string; reason: string }
  /** The buyer has to solve something; without a size it needs the whole window. */
  | { type: 'captcha-show'; id: string; size?: ChallengeSize }
  | { type: 'captcha-hide'; id: string };
