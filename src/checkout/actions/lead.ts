import { ApiError, rejectedFields } from '../../api/api-error.ts';
import { readLead } from '../../api/read-answers.ts';
import type { Checkout, Storefront } from '../checkout.ts';
import type { FormValues } from '../form/form-values.ts';
import type { Session } from '../session/session.ts';
import type { Lead } from '../visit/visit.ts';
import type { Action, ActionInput } from './action.ts';
import { leadBody, leadPatch, textOf } from './lead-request.ts';

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
export const leadOf = ({ name, email, phone }: FormValues): Lead => ({
  name: textOf(name) ?? '',
  email: textOf(email) ?? '',
  phone: textOf(phone),
});

/**
 * Creates the lead upstream with the answers of its form and keeps it for the visit, with the consent. An
 * accepted lead whose id cannot be read is one: it is reported, and calls that need the id are left out.
 *
 * @throws {ApiError} what the client throws, but for an answer that cannot be read.
 */
export async function sendLead(
  checkout: Checkout,
  lead: Lead,
  { values, answers }: Pick<ActionInput, 'values' | 'answers'>,
): Promise<string | undefined> {
  const { link, productCode, business, visit, client, report, brand } = checkout;
  const at = new Date();
  const { settings } = brand;
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

/**
 * Keeps when and to what the buyer of a valid form has agreed (LGPD, article 8, paragraph 2: the seller has to
 * prove it), as `guiche.consent` in session storage; nothing where the form has no box. No call has a field for it
 * yet. The version of terms and privacy policy is their address: brand.json has no other.
 */
export function keepConsent(
  { session, links }: Pick<Storefront, 'links'> & { session: Session },
  { terms }: FormValues,
  at: Date,
): void {
  if (terms !== true) return;
  const consent = { at: at.toISOString(), terms: links.terms, politics: links.politics };
  session.set('guiche.consent', consent);
}

/** Longest wait for a call that only enriches the lead, in milliseconds. */
const ENRICH_TIMEOUT_MS = 10_000;

/** The answers of all screens of this visit, by field name; those of the current screen win. */
export function collectAnswers(session: Session, values: FormValues): FormValues {
  const kept = Object.values((session.read('dataForm') ?? {}) as Record<string, FormValues>);
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.assign({}, ...kept, Object.fromEntries(given)) as FormValues;
}

/**
 * Adds to the lead what POST lead could not carry (PATCH). Best effort: enriching a lead
 * must never cost a sale.
 */
export async function enrichLead(
  { client, business, report }: Pick<Checkout, 'client' | 'business' | 'report'>,
  leadId: string | undefined,
  typed: FormValues,
): Promise<void> {
  const body = leadPatch(typed, business);
  if (!leadId || !body) return;
  try {
    await client.call('updateLead', { path: { leadId }, body, timeoutMs: ENRICH_TIMEOUT_MS });
  } catch (error) {
    report(error, 'updateLead');
  }
}

/**
 * Sends the chosen school as the lead's account (PATCH) and goes on. Best effort: where there is
 * no lead yet, or the call fails, what was chosen goes out with the enrichment before the payment.
 */
export const selectSchool: Action = async ({ checkout, values: { relationAccount } }) => {
  await enrichLead(checkout, checkout.visit.state().leadId, { relationAccount });
  return { kind: 'continue' };
};
