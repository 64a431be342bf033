import type { TrackingIdentity } from '../../contract/analytics.ts';
import { luhn } from '../../rules/card-number/card-number.ts';
import { isCpf } from '../../rules/tax-id/tax-id.ts';
import { digitsOf } from '../../rules/characters.ts';
import { normalizePhone } from '../../rules/phone/phone.ts';
import { decodeOnce, maskCardsAndDocuments } from '../mask-numbers.ts';
import { push } from './data-layer.ts';

/** The lead as the visit keeps it. */
export interface KnownBuyer {
  name: string;
  email: string;
  phone?: string;
  /** Id of the lead. */
  leadId?: string;
}

/** Whether a text holds what may be a card number, a CPF or a CNPJ, in any spelling. */
export function holdsNumber(text: string): boolean {
  const plain = decodeOnce(text);
  return maskCardsAndDocuments(plain) !== plain;
}

/** A text with a card number or a CPF is left out. */
const unlessNumbered = (text: string) => (holdsNumber(text) ? undefined : text);

/** Digits of the longest number of Brazil and Mozambique in E.164; what is longer may be a card. */
const MAX_OWN_DIGITS = 13;

/**
 * A phone in E.164; undefined for anything else, and for one that may be a card number or a CPF: of Brazil's mobile
 * numbers one in a hundred passes for a CPF as well.
 */
function phoneOf(typed: string | undefined, area: 'BR' | 'MZ'): string | undefined {
  const value = normalizePhone(typed ?? '', area);
  const digits = digitsOf(value ?? '');
  const isCard = digits.length > MAX_OWN_DIGITS && luhn(digits);
  const isOther = isCard || [digits, digits.replace(/^55/, '')].some(isCpf);
  return isOther ? undefined : value;
}

/** Returns the buyer as tags may know them; `area` is that of the brand. */
export function identityOf(
  { name, email, phone, leadId }: KnownBuyer,
  area: 'BR' | 'MZ',
): TrackingIdentity {
  return {
    user_id: leadId,
    email: unlessNumbered(email.trim()),
    name: unlessNumbered(name.trim().replace(/\s+/g, ' ')),
    phone: phoneOf(phone, area),
  };
}

/**
 * Returns how to show the data layer of a document who the buyer is: once, until the buyer changes. Without an
 * identity, that of the buyer before is taken out of the list, and out of what the tag manager has merged.
 */
export function createIdentity(): (identity: TrackingIdentity | undefined) => void {
  let shown = '';
  let entry: Record<string, unknown> | undefined;
  return (identity) => {
    const wanted = identity ? JSON.stringify(identity) : '';
    if (wanted === shown) return;
    if (entry) {
      const names = Object.keys(JSON.parse(shown) as object);
      for (const name of names) delete entry[name];
      push(Object.fromEntries(names.map((name) => [name, undefined])));
    }
    shown = wanted;
    entry = identity && { event: 'identify', ...identity };
    if (entry) push(entry);
  };
}
