import type { Session, SessionKey } from './session.ts';

/** Entries that belong to one product: answers, choices and payments that were begun. */
const OF_ONE_PRODUCT: readonly SessionKey[] = [
  'dataLead',
  'dataForm',
  'dataPix',
  'defaultSelectedPlan',
  'isPaymentInPerson',
  'PURCHASED_PROFILES_AMOUNT',
  'PURCHASED_PLAN',
  'guiche.leadId',
  'guiche.upsellPlan',
  'guiche.bump',
  'guiche.boughtElsewhere',
  'guiche.upsellElsewhere',
  'guiche.sms',
  'guiche.referer',
];

/**
 * A tab that goes over to another product forgets what belonged to the one before: a consent to other
 * terms, another lead, a Pix code of another purchase. What was bought, and keys of payments whose
 * outcome is not known, stay; they carry their product's code.
 */
export function keepOneProduct(session: Session, product: string): void {
  const before = session.read('guiche.product');
  if (before !== undefined && before !== product)
    OF_ONE_PRODUCT.forEach((key) => session.remove(key));
  if (before !== product) session.set('guiche.product', product);
}
