import { offersUpsell } from '../../flow/step.ts';
import { asksForSlip } from '../../flow/flow-choice.ts';
import type { Facts } from '../../contract/facts.ts';
import { paymentMethod, type PaymentMethodKind } from '../../contract/payment-methods.ts';
import type { PageData, ProductConfig, Seller } from '../../contract/page-data.ts';
import type { Sale, Storefront } from '../checkout.ts';
import { hasContract } from '../offer/contract.ts';
import { methodsOf, type PayablePlan, isAccrual } from '../offer/methods.ts';
import { useSale, useServices, useStorefront, useVisit } from './checkout-context.ts';
import { subscriptionOf, type PixData, type VisitState } from '../visit/visit.ts';
import type { Session } from '../session/session.ts';
import { pixOfSale } from '../offer/pix-of-sale.ts';
import { useOrder } from './use-order.ts';

export type FactSource = Pick<Sale, 'link' | 'offer' | 'flow' | 'step'> &
  Pick<Storefront, 'brand'> & {
    session?: Pick<Session, 'read'>;
    page: Pick<PageData, 'hasLead' | 'upsell'> & {
      config: Pick<ProductConfig, 'hasAddressForm'> | null;
      seller: Pick<Seller, 'isLiveEnabled'> | null;
    };
  };

export function factsOf(checkout: FactSource, visit: VisitState, plan?: PayablePlan): Facts {
  const { settings } = checkout.brand;
  const { success } = settings;
  const header = success.finalSuccess.displayHeader;
  const offer = hasUpsellOffer(checkout, visit);
  const pix = pixOfSale(checkout, visit);
  const methods = methodsOf(plan, settings);
  return {
    hasLead:
      checkout.offer === 'renewal' ||
      (visit.isLoaded ? visit.lead !== undefined : checkout.page.hasLead),
    canVerifyPhone: !visit.isLoaded || visit.leadId !== undefined,
    hasAddressForm:
      settings.hasAddressForm === true || checkout.page.config?.hasAddressForm === true,
    isLiveEnabled: checkout.page.seller?.isLiveEnabled === true,
    isTermsAndPoliticsAvailable: settings.isTermsAndPoliticsAvailable,
    hasInstallments: settings.product.hasInstallments !== false,
    isAccrual: isAccrual(checkout.link),
    hasContract: hasContract(checkout),
    hasTickets: settings.tickets === true,
    renewal: settings.product.renewal ?? false,
    area: settings.area,
    outcome: visit.purchase?.state ?? visit.elsewhere?.main,
    paidWith: visit.purchase?.method,
    hasPaidInvoice: (visit.invoice ?? visit.elsewhere?.invoice) !== undefined,
    hasPix: pix !== undefined && !pix.problem,
    pixFault: pix?.problem,
    isBankslip: isBankslip(checkout, methods),
    takesCard: methods.some((kind) => paymentMethod(kind).hasCard),
    takesPoints: methods.some((kind) => paymentMethod(kind).isInPoints),
    documentToNFGeneration: settings.payment.sendBffPaymentRequest.documentToNFGeneration,
    successHeader: offer
      ? success.upsellOffer?.displayHeader !== false
      : header[visit.purchase?.method === 'boleto' ? 'bankslip' : 'default'],
    hasUpsellOffer: offer,
    isUpsellInDoubt: visit.isUpsellInDoubt === true && !hasUpsell(visit),
    boughtUpsell: hasUpsell(visit),
    hasPaymentProfile: subscriptionOf(visit) !== undefined,
    answers: checkout.brand.asksAnswers && visit.isLoaded ? answersIn(checkout.session) : undefined,
  };
}

const answersIn = (session: FactSource['session']): Facts['answers'] =>
  Object.assign({}, ...Object.values(session?.read('dataForm') ?? {}));

/** An upsell is never sold by slip: its success screen shows that of the main purchase, which may be unpaid. */
function isBankslip({ flow, link, offer }: FactSource, methods: readonly PaymentMethodKind[]) {
  if (offer !== 'main' || !methods.includes('boleto')) return false;
  const takesOther = methods.some((kind) => {
    const { hasCard, screen = 'payment' } = paymentMethod(kind);
    return hasCard || screen !== 'payment';
  });
  return asksForSlip(flow, link) || !takesOther;
}

export const hasUpsell = ({ upsell, elsewhere }: VisitState): boolean =>
  (upsell ?? elsewhere?.upsell) !== undefined;

function hasUpsellOffer({ flow, step, page }: FactSource, visit: VisitState): boolean {
  const isOffered = step !== undefined && offersUpsell(flow, step);
  return isOffered && page.upsell !== undefined && !hasUpsell(visit);
}

export const useIssuedPix = (): PixData | undefined => pixOfSale(useSale(), useVisit());

export function useFacts(wantsPlan = false): Facts {
  const { plan } = useOrder(wantsPlan);
  return factsOf({ ...useStorefront(), ...useServices(), ...useSale() }, useVisit(), plan);
}
