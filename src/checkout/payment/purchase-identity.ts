import type { CardCompany } from '../../contract/generated/names.ts';
import type { Terms } from '../../flow/outcome.ts';
import type { Offer } from '../../flow/sold-at.ts';
import type { OrderPlan } from './amount.ts';

/** The values in which two payments of one purchase agree. */
export interface PurchaseIdentity {
  productCode: string;
  plan: string;
  email: string;
  offer: Offer;
  resourceId?: string;
}

/** The subject of a sale, the same for every buyer and plan. */
export type SaleSubject = Pick<PurchaseIdentity, 'productCode' | 'offer' | 'resourceId'>;

/** Those of the first request under a key are kept, so that a repeat can ask for the same; without a card. */
export interface Requested extends Terms {
  order?: OrderPlan;
  leadId?: string;
  voucher?: string;
}

export interface ShownCard {
  company: CardCompany;
  lastFour: string;
}

export interface Ordered extends Requested {
  card?: ShownCard;
}

/** A purchase and how it is paid; another method does not make it another purchase. */
export interface Purchase extends PurchaseIdentity, Ordered {}

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

/** A debt stays the same, also where the link says another product, plan or payer with its id. */
export const isDebt = ({ offer, resourceId }: SaleSubject): boolean =>
  resourceId !== undefined && (offer === 'invoice' || offer === 'renewal');

export function subjectOf(sold: SaleSubject): string[] {
  const { productCode, offer, resourceId = [] } = sold;
  return [isDebt(sold) ? [] : productCode, offer, resourceId].flat();
}

const hashOf = (parts: readonly string[]): string => fnv1a(JSON.stringify(parts));

export const plainEmail = (email: string): string => email.trim().toLowerCase();

/** Names a purchase without showing who buys; synchronous, for no other click may come between. */
export function purchaseHash(purchase: PurchaseIdentity): string {
  const { plan, email } = purchase;
  return hashOf([...subjectOf(purchase), ...(isDebt(purchase) ? [] : [plan, plainEmail(email)])]);
}

export const subjectHash = (sold: SaleSubject): string => hashOf(subjectOf(sold));

export function asksForTheSame(one: Requested, other: Requested): boolean {
  const termsOf = ({ plan, email, method, installments, order }: Requested) =>
    JSON.stringify([plan, plainEmail(email), method, installments, order?.amount]);
  return termsOf(one) === termsOf(other);
}
