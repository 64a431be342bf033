import { writeCookie } from '../../checkout/session/cookies.ts';

export type TrackingConsent = 'granted' | 'denied';

const NAME = 'tracking';
const LIFE_IN_SECONDS = 180 * 86_400;

/** Reads a `Cookie` header or `document.cookie`; undefined without an answer that is known. */
export function readConsent(cookie: string): TrackingConsent | undefined {
  const values = cookie.split(/; */).filter((pair) => pair.startsWith(`${NAME}=`));
  // Of two cookies of this name, as another path's may add one, a refusal counts.
  if (values.includes(`${NAME}=denied`)) return 'denied';
  return values.includes(`${NAME}=granted`) ? 'granted' : undefined;
}

/** Whether anything may be loaded, stored or sent for tracking; `asks`: the brand asks its buyers first. */
export const isTrackingAllowed = (consent: TrackingConsent | undefined, asks: boolean): boolean =>
  consent === 'granted' || (consent === undefined && !asks);

const listeners = new Set<(consent: TrackingConsent) => void>();

export function giveConsent(consent: TrackingConsent): void {
  writeCookie(NAME, consent, { sameSite: 'Lax', maxAge: LIFE_IN_SECONDS });
  for (const listener of listeners) listener(consent);
}

export const onConsent = (listener: (consent: TrackingConsent) => void): void =>
  void listeners.add(listener);
