import type { PaymentMethodKind } from '../../contract/payment-methods.ts';
import type { Offer } from '../../flow/sold-at.ts';

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

/** A purchase and how it is paid; another method does not make it another purchase. */
export interface Purchase extends PurchaseIdentity {
  method: PaymentMethodKind;
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

/** Names a purchase without showing who buys; synchronous, for no other click may come between. */
export function purchaseHash(purchase: PurchaseIdentity): string {
  const { productCode, plan, email, offer, resourceId } = purchase;
  const parts = [productCode, plan, email.trim().toLowerCase(), offer, resourceId];
  return fnv1a(JSON.stringify(parts.filter((part) => part !== undefined)));
}
