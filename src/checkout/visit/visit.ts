import type { IssuedPix } from '../payment/methods/pix.ts';
import { textOf } from '../form/form-values.ts';
import { isObject } from '../../contract/is-object.ts';
import { isUnseen } from '../payment/attempt-store.ts';
import { readResult, type PurchaseResult } from '../payment/purchase-result.ts';
import { createListeners } from '../session/listeners.ts';
import type { Session, SessionKey } from '../session/session.ts';
import {
  beginVisit,
  endSale,
  forgetLeftSale,
  forgetVisit,
  visitNumber,
  type Arrival,
} from './visit-end.ts';
import type { emailCookie } from '../session/cookies.ts';
import type { Link } from '../../flow/link.ts';
import type { Paid } from '../../flow/outcome.ts';
import type { Offer } from '../../flow/sold-at.ts';

/** Name, e-mail and phone as typed; `dataLead` in session storage. */
export interface Lead {
  name: string;
  email: string;
  phone?: string;
}

/** `dataPix` in session storage. */
export type PixData = IssuedPix & {
  /** The price shown before, in the unit of the product's prices; the code may ask for less. */
  amount: number;
  at: number;
  /** Names the purchase that it was asked for. */
  purchase?: string;
  /** Milliseconds by which the server's clock was ahead then: its end is a time of the server. */
  ahead?: number;
  /** Reason why it cannot be paid: its time is over, or it is not a code over at most this amount. */
  problem?: 'expired' | 'wrong';
};

export interface VisitState {
  /** The storage was read; before that nothing below is known. */
  isLoaded: boolean;
  lead?: Lead;
  leadId?: string;
  /** The lead was typed in this tab, in this visit: its e-mail may be shown in full. */
  isLeadTyped?: boolean;
  pix?: PixData;
  purchase?: PurchaseResult;
  upsell?: PurchaseResult;
  /** This tab has sent a payment for the upsell, and has not learnt what came of it. */
  isUpsellInDoubt?: boolean;
  invoice?: PurchaseResult;
  /** `defaultSelectedPlan` in session storage. */
  selectedPlan?: string;
  /** The link's `oferta` when they chose it; a later link with another one asks for that plan. */
  selectedUnder?: string;
  selectedUpsellPlan?: string;
  bump?: string;
  /** Id of the instalment that the form on the screen has chosen; the summary shows its total. */
  installment?: string;
  /** The sales that another tab has made: what they came to, and only that tab knows more. */
  elsewhere?: Partial<Record<'main' | 'upsell' | 'invoice', Paid>>;
}

/** Empty until `load`, so that the browser hydrates what the server drew. */
export type Visit = ReturnType<typeof createVisit>;

const hasTexts = (value: unknown, ...names: string[]) =>
  isObject(value) && names.every((name) => typeof value[name] === 'string');

function leadOf(value: unknown): Lead | undefined {
  if (!hasTexts(value, 'name', 'email')) return undefined;
  const { name, email, phone } = value as Lead;
  return { name, email, phone: textOf(phone) };
}

interface ProductCodes {
  main: string;
  upsell?: string;
}

/** No purchase is of a product without a code: a shop without an upsell has sold none. */
function stateOf(session: Session, { main, upsell = '' }: ProductCodes): VisitState {
  const pix = session.read('dataPix');
  return {
    isLoaded: true,
    lead: leadOf(session.read('dataLead')),
    leadId: textOf(session.read('guiche.leadId')),
    isLeadTyped: session.read('guiche.leadTyped') === true,
    pix: hasTexts(pix, 'text') ? (pix as PixData) : undefined,
    purchase: readResult(session, { productCode: main, offer: 'main' }),
    invoice: readResult(session, { productCode: main, offer: 'invoice' }),
    upsell: readResult(session, { productCode: upsell, offer: 'upsell' }),
    isUpsellInDoubt: isUnseen(session, { productCode: upsell, offer: 'upsell' }),
    selectedPlan: textOf(session.read('defaultSelectedPlan')),
    selectedUnder: textOf(session.read('guiche.selectedUnder')),
    selectedUpsellPlan: textOf(session.read('guiche.upsellPlan')),
    bump: textOf(session.read('guiche.bump')),
    elsewhere: { ...(session.read('guiche.elsewhere') as VisitState['elsewhere']) },
  };
}

/** `drawn` is what the server knew of the visit when it drew the page: the first render knows the same. */
export function createVisit(
  session: Session,
  productCodes: ProductCodes,
  cookie: Pick<typeof emailCookie, 'set' | 'remove'>,
  drawn?: Session,
) {
  let state: VisitState = drawn ? stateOf(drawn, productCodes) : { isLoaded: false };
  let number: number | undefined;
  const { notify, subscribe } = createListeners();
  const load = () => {
    number = visitNumber(session);
    state = { ...stateOf(session, productCodes), installment: state.installment };
    notify();
  };
  const keep = (key: SessionKey, value: unknown) => {
    session.set(key, value);
    load();
  };
  /** While the storage was not read there is nothing to draw again. */
  const afterForgetting = (isBuyerForgotten: boolean) => {
    if (isBuyerForgotten) cookie.remove();
    if (state.isLoaded) load();
  };
  return {
    state: () => state,
    load,
    keepLead(lead: Lead, leadId: string | undefined): void {
      forgetLeftSale(session);
      cookie.set(lead.email);
      session.set('dataLead', lead);
      session.set('guiche.leadId', leadId);
      session.set('guiche.leadTyped', true);
      load();
    },
    keepBoughtElsewhere(bought: Paid, offer: Offer): void {
      const what = offer === 'upsell' || offer === 'invoice' ? offer : 'main';
      keep('guiche.elsewhere', { ...(session.read('guiche.elsewhere') as object), [what]: bought });
    },
    keepPix: (pix: PixData | undefined) => keep('dataPix', pix),
    selectPlan(planId: string, { offer, link }: { offer: Offer; link: Link }): void {
      if (offer === 'upsell') return keep('guiche.upsellPlan', planId);
      session.set('guiche.selectedUnder', link.oferta);
      keep('defaultSelectedPlan', planId);
    },
    keepBump: (planId: string | undefined) => keep('guiche.bump', planId),
    showInstallment(installment: string | undefined): void {
      if (state.installment === installment) return;
      state = { ...state, installment };
      notify();
    },
    endSale: (hasMore: boolean) => afterForgetting(endSale(session, hasMore)),
    begin(by: Arrival): void {
      if (beginVisit(session, by)) afterForgetting(true);
    },
    forget(): void {
      forgetVisit(session);
      afterForgetting(true);
    },
    /** Another document of this tab has forgotten the buyer whom this one shows. */
    isOver: () => number !== undefined && visitNumber(session) !== number,
    subscribe,
  };
}

export const subscriptionOf = ({ purchase }: Pick<VisitState, 'purchase'>): string | undefined =>
  purchase?.result.paymentProfileIds[0];
