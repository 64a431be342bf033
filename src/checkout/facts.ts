import type { Facts } from '../flow/when.ts';
import type { Checkout } from './checkout-context.ts';
import { useCheckout, useVisit } from './checkout-context.ts';
import type { VisitState } from './visit.ts';

/** The facts that conditions in brand JSON may ask about. */
export function factsOf(checkout: Checkout, visit: VisitState): Facts {
  const { settings } = checkout.brand;
  const header = settings.success.finalSuccess.displayHeader;
  return {
    hasLead: visit.isLoaded ? visit.lead !== undefined : checkout.page.hasLead,
    hasAddressForm: settings.hasAddressForm === true || checkout.config?.hasAddressForm === true,
    isLiveEnabled: checkout.seller?.isLiveEnabled === true,
    isTermsAndPoliticsAvailable: settings.isTermsAndPoliticsAvailable,
    hasInstallments: settings.product.hasInstallments !== false,
    area: settings.area,
    outcome: visit.purchase?.state ?? visit.boughtElsewhere,
    paidWith: visit.purchase?.method,
    hasPix: visit.pix !== undefined,
    successHeader: header[visit.purchase?.method === 'boleto' ? 'bankslip' : 'default'],
  };
}

export function useFacts(): Facts {
  return factsOf(useCheckout(), useVisit());
}
