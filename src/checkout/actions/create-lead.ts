import { ApiError, rejectedFields } from '../../api/api-error.ts';
import { readLead } from '../../api/read-answers.ts';
import type { Checkout, Storefront } from '../checkout.ts';
import type { FormValues } from '../form/form-values.ts';
import { leadBody } from './lead-request.ts';
import type { Lead } from '../visit/visit.ts';
import type { Action, ActionInput } from './action.ts';
import type { Session } from '../session/session.ts';

/** Sends the lead and goes on (POST /api/v1/lead). */
export const createLead: Action = async ({ checkout, values, answers }) => {
  try {
    await sendLead(checkout, leadOf(values), { values, answers });
    return { kind: 'continue' };
  } catch (error) {
    checkout.report(error, 'createLead');
    return { kind: 'failed', fields: rejectedFields(error) };
  }
};

/** The lead fields of a valid form; one that does not ask for the phone has none. */
export function leadOf({ name, email, phone }: FormValues): Lead {
  return { name: textOf(name), email: textOf(email), phone: textOf(phone) || undefined };
}

const textOf = (answer: unknown) => (typeof answer === 'string' ? answer : '');

/**
 * Creates the lead upstream with the answers of its form and keeps it for the visit, with the consent. An
 * accepted lead whose id cannot be read is one: it is reported, and calls that need the id are left out.
 *
 * @throws {ApiError} what the client throws, but for an answer that cannot be read.
 */
export async function sendLead(
  checkout: Pick<
    Checkout,
    | 'brand'
    | 'links'
    | 'link'
    | 'productCode'
    | 'business'
    | 'session'
    | 'visit'
    | 'client'
    | 'report'
  >,
  lead: Lead,
  { values, answers }: Pick<ActionInput, 'values' | 'answers'>,
): Promise<string | undefined> {
  const { link, productCode, business, visit, client, report } = checkout;
  const at = new Date();
  const { settings } = checkout.brand;
  const body = leadBody({ lead, answers, link, productCode, business, settings });
  let leadId: string | undefined;
  try {
    leadId = readLead(await client.call('createLead', { body })).leadId;
  } catch (error) {
    if (!(error instanceof ApiError && error.kind === 'unreadable')) throw error;
    report(error, 'createLead');
  }
  visit.keepLead(lead, leadId);
  keepConsent(checkout, values, at);
  return leadId;
}

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
