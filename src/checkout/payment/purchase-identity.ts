import type { PaymentMethodKind } from '../../contract/payment-methods.ts';
import type { CardCompany } from '../../contract/generated/names.ts';
import type { Offer } from '../../flow/sold-at.ts';
import type { OrderPlan } from './amount.ts';

/** The values in which two payments of one purchase agree. */
export interface PurchaseIdentity {
  productCode: string;
  /** Plan id. */
  plan: string;
  email: string;
  offer: Offer;
  /** The invoice or subscription that is paid. */
  resourceId?: string;
}

/** The subject of a sale, the same for every buyer and plan. */
export type SaleSubject = Pick<PurchaseIdentity, 'productCode' | 'offer' | 'resourceId'>;

/**
 * The terms of one payment. The first request under a key is kept as one of these, so that a repeat can
 * ask for the same; it holds no card.
 */
export interface Requested {
  plan: string;
  email: string;
  method: PaymentMethodKind;
  /** The plan with its price, where the request carries one. */
  order?: OrderPlan;
  /** Id of the chosen instalment. */
  installments?: string;
  leadId?: string;
  /** The link's voucher, which the price depends on. */
  voucher?: string;
  /** Template id of the screen that it is sent from. */
  screen?: string;
  /** Query of the link that led there. */
  query?: string;
}

/** The part of a card that a receipt shows. */
export interface ShownCard {
  company: CardCompany;
  lastFour: string;
}

/** The terms that the buyer has asked for by this press, and the card that they have typed. */
export interface Ordered extends Requested {
  card?: ShownCard;
}

/** A purchase and how it is paid; another method does not make it another purchase. */
export interface Purchase extends PurchaseIdentity, Ordered {}

/** The terms that a repeat has to ask for again. */
export function requestOf(purchase: Ordered): Requested {
  const { plan, email, method, order, installments, leadId, voucher, screen, query } = purchase;
  return { plan, email, method, order, installments, leadId, voucher, screen, query };
}

const OFFSET_BASIS = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** FNV-1a, 64 bits, over the text's UTF-8 bytes, as 16 hexadecimal digits. */
export function fnv1a(text: string): string {
  const hash = new TextEncoder()
    .encode(text)
    .reduce((sum, byte) => BigInt.asUintN(64, (sum ^ BigInt(byte)) * PRIME), OFFSET_BASIS);
  return hash.toString(16).padStart(16, '0');
}

/**
 * Whether a sale pays a debt that its id names: the link may say any product with it, or none, and any
 * plan or payer, and it is still the same debt.
 */
export const isDebt = ({ offer, resourceId }: SaleSubject): boolean =>
  resourceId !== undefined && (offer === 'invoice' || offer === 'renewal');

/** The parts that name what is paid. */
export function subjectOf(sold: SaleSubject): string[] {
  const { productCode, offer, resourceId = [] } = sold;
  return [isDebt(sold) ? [] : productCode, offer, resourceId].flat();
}

const hashOf = (parts: readonly string[]): string => fnv1a(JSON.stringify(parts));

const plainEmail = (email: string): string => email.trim().toLowerCase();

/** Names a purchase without showing who buys; synchronous, for no other click may come between. */
export function purchaseHash(purchase: PurchaseIdentity): string {
  const { plan, email } = purchase;
  return hashOf([...subjectOf(purchase), ...(isDebt(purchase) ? [] : [plan, plainEmail(email)])]);
}

/** Names what is sold without showing it. */
export const subjectHash = (sold: SaleSubject): string => hashOf(subjectOf(sold));

/** Whether two requests ask the upstream for the same: plan, e-mail, method, instalments and amount. */
export function asksForTheSame(one: Requested, other: Requested): boolean {
  const termsOf = ({ plan, email, method, installments, order }: Requested) =>
    JSON.stringify([plan, plainEmail(email), method, installments, order?.amount]);
  return termsOf(one) === termsOf(other);
}
