import { showsSale } from '../../flow/sold-at.ts';
import type { Sale } from '../checkout.ts';
import { fnv1a, plainEmail } from '../payment/purchase-identity.ts';
import type { PixData, VisitState } from '../visit/visit.ts';
import { chosenPlan } from './plans.ts';

type PixSale = Pick<Sale, 'link' | 'step'>;

/** Names what a code is asked for, without showing who buys. A visit is of one product. */
export function pixPurchase({ link }: PixSale, visit: VisitState): string {
  const email = plainEmail(visit.lead?.email ?? '');
  return fnv1a(JSON.stringify([email, chosenPlan(link, visit), visit.bump, link.voucher]));
}

/** The code for what is sold here, not one for another buyer or price; on success that of the purchase it confirms. */
export function pixOfSale(sale: PixSale, visit: VisitState): PixData | undefined {
  const { pix } = visit;
  if (!pix?.purchase || showsSale(sale.step?.templateId ?? '')) return pix;
  return pix.purchase === pixPurchase(sale, visit) ? pix : undefined;
}
