import type { Checkout } from '../checkout.ts';
import type { FormValues } from '../form/form-values.ts';
import { leadPatch, type AddressForm } from './lead-request.ts';
import type { Session } from '../session/session.ts';
import type { Action } from './action.ts';

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Longest wait for a call that only enriches the lead, in milliseconds. */
const ENRICH_TIMEOUT_MS = 10_000;

/** The answers of all screens of this visit, by field name; those of the current screen win. */
export function collectAnswers(session: Session, values: FormValues): FormValues {
  const kept = Object.values((session.read('dataForm') ?? {}) as Record<string, FormValues>);
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.assign({}, ...kept, Object.fromEntries(given)) as FormValues;
}

/** The buyer's CPF or CNPJ, under whichever of its field names a brand asks for it. */
export function findTaxId({ cpf, cnpj, registry, document }: FormValues): string | undefined {
  return textOf(cpf) ?? textOf(cnpj) ?? textOf(registry) ?? textOf(document);
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
  const body = leadPatch({
    birthDate: textOf(typed.birthDate),
    document: findTaxId(typed),
    relationAccount: textOf(typed.relationAccount),
    address: typed.address as AddressForm | undefined,
    business,
  });
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
