import { ApiError, rejectedFields } from '../../api/api-error.ts';
import { readLead } from '../../api/read-answers.ts';
import type { Checkout, Storefront } from '../checkout.ts';
import { textOf, type FormValues } from '../form/form-values.ts';
import type { OutcomeOf } from '../payment/payment-outcome.ts';
import type { Session } from '../session/session.ts';
import type { Lead } from '../visit/visit.ts';
import type { Action, ActionInput } from './action.ts';
import { leadBody, leadPatch } from './lead-request.ts';

export const createLead: Action = async ({ checkout, values, answers }) => {
  const lead = await sendLead(checkout, leadOf(values), { values, answers });
  return lead.kind === 'failed' ? lead : { kind: 'continue' };
};

export const leadOf = ({ name, email, phone }: FormValues): Lead => ({
  name: textOf(name) ?? '',
  email: textOf(email) ?? '',
  phone: textOf(phone),
});

/** An accepted lead whose id cannot be read is reported, and calls that need the id are left out. */
export async function sendLead(
  checkout: Checkout,
  lead: Lead,
  { values, answers }: Pick<ActionInput, 'values' | 'answers'>,
): Promise<{ kind: 'created'; id?: string } | OutcomeOf<'failed'>> {
  const { visit, client, report, brand } = checkout;
  const at = new Date();
  const body = leadBody({ ...checkout, lead, answers, settings: brand.settings });
  let id: string | undefined;
  try {
    id = readLead(await client.call('createLead', { body })).leadId;
  } catch (error) {
    report(error, 'createLead');
    const isAccepted = error instanceof ApiError && error.kind === 'unreadable';
    if (!isAccepted) return { kind: 'failed', fields: rejectedFields(error) };
  }
  visit.keepLead(lead, id);
  keepConsent(checkout, values, at);
  return { kind: 'created', id };
}

/** Keeps when and to what the buyer agreed: the seller has to prove it (LGPD, article 8, paragraph 2). No call takes it yet. */
export function keepConsent(
  { session, links }: Pick<Storefront, 'links'> & { session: Session },
  { terms }: FormValues,
  at: Date,
): void {
  if (terms !== true) return;
  const consent = { at: at.toISOString(), terms: links.terms, politics: links.politics };
  session.set('guiche.consent', consent);
}

const ENRICH_TIMEOUT_MS = 10_000;

export function collectAnswers(session: Session, values: FormValues): FormValues {
  const kept = Object.values((session.read('dataForm') ?? {}) as Record<string, FormValues>);
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.assign({}, ...kept, Object.fromEntries(given)) as FormValues;
}

/** Best effort: enriching a lead must never cost a sale. */
export async function enrichLead(checkout: Checkout, typed: FormValues, leadId?: string) {
  const { client, business, report } = checkout;
  const body = leadPatch(typed, business);
  if (!leadId || !body) return;
  await client
    .call('updateLead', { path: { leadId }, body, timeoutMs: ENRICH_TIMEOUT_MS })
    .catch((error: unknown) => report(error, 'updateLead'));
}

/** Best effort: what does not arrive here goes out with the enrichment before the payment. */
export const selectSchool: Action = async ({ checkout, values: { relationAccount } }) => {
  await enrichLead(checkout, { relationAccount }, checkout.visit.state().leadId);
  return { kind: 'continue' };
};
