import type { Storefront } from '../checkout.ts';
import type { FormValues } from '../form/form-values.ts';
import type { Session } from './session.ts';

/** The acceptance of a brand's terms, as its buyer gave it; `guiche.consent` in session storage. */
export interface Consent {
  /** ISO 8601, UTC. */
  at: string;
  /** The version of terms and privacy policy: brand.json has no other than their addresses. */
  terms: string;
  politics: string;
}

/**
 * Keeps when and to what the buyer of a valid form has agreed (LGPD, article 8, paragraph 2: the seller has to
 * prove it); nothing where the form has no box. No call has a field for it yet.
 */
export function keepConsent(
  { session, links }: Pick<Storefront, 'links'> & { session: Session },
  { terms }: FormValues,
  at: Date,
): void {
  if (terms !== true) return;
  session.set('guiche.consent', {
    at: at.toISOString(),
    terms: links.terms,
    politics: links.politics,
  } satisfies Consent);
}
