import { rejectedFields } from '../../api/api-error.ts';
import { readLead } from '../../api/read-lead.ts';
import type { Checkout } from '../checkout.ts';
import { keepConsent } from '../session/consent.ts';
import type { FormValues } from '../form/form-store.ts';
import { leadBody } from './lead-request.ts';
import type { Lead } from '../session/visit.ts';
import type { Action } from './action.ts';

/** Sends the lead and goes on (POST /api/v1/lead). */
export const createLead: Action = async ({ checkout, values }) => {
  try {
    await sendLead(checkout, leadOf(values), values);
    return { kind: 'continue' };
  } catch (error) {
    checkout.report(error, 'createLead');
    return { kind: 'failed', fields: rejectedFields(error) };
  }
};

/** The lead fields of a valid form. */
export function leadOf({ name, email, phone }: FormValues): Lead {
  return { name: String(name), email: String(email), phone: String(phone) };
}

/**
 * Creates the lead upstream and keeps it for the visit, with the consent among the `values` of its form.
 * Throws what the client throws.
 */
export async function sendLead(
  checkout: Pick<
    Checkout,
    'brand' | 'links' | 'link' | 'productCode' | 'business' | 'session' | 'visit' | 'client'
  >,
  lead: Lead,
  values: FormValues,
): Promise<string | undefined> {
  const { link, productCode, business, visit, client } = checkout;
  const at = new Date();
  const body = leadBody({ lead, link, productCode, business, settings: checkout.brand.settings });
  const { leadId } = readLead(await client.call('createLead', { body }));
  visit.keepLead(lead, leadId);
  keepConsent(checkout, values, at);
  return leadId;
}
