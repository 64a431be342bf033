import type { Checkout, Sale, Services } from '../checkout.ts';
import { buyerOf } from '../actions/lead-request.ts';
import type { Lead } from '../session/visit.ts';

/** Longest that a buyer who has paid waits for the contract to be made, in milliseconds. */
const CONTRACT_TIMEOUT_MS = 2000;

/** Whether a contract belongs to what is sold here. */
export function hasContract({ brand, step }: Pick<Checkout, 'brand' | 'step'>): boolean {
  return brand.settings.contract === true || step?.props?.contract === true;
}

export interface SoldContract {
  lead: Lead;
  leadId?: string;
  planId: string;
  /** Of the payment. */
  token: string;
}

/**
 * Has the contract of a sale made (POST contract/generate). Best effort: the sale is done, so a failure
 * is reported and a slow answer is not waited for.
 */
export async function generateContract(
  { client, productCode, business, link, report }: Sale & Pick<Services, 'client' | 'report'>,
  { lead, leadId, planId, token }: SoldContract,
): Promise<void> {
  const { name, email } = buyerOf(lead, link.area);
  const body = { leadId, planId, name, email, business, token };
  const made = client
    .call('generateContract', { path: { code: productCode }, body })
    .catch((error: unknown) => report(error, 'generateContract'));
  const timeout = new Promise((resolve) => setTimeout(resolve, CONTRACT_TIMEOUT_MS));
  await Promise.race([made, timeout]);
}
