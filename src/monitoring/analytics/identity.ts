import type { TrackingIdentity } from '../../contract/analytics.ts';
import type { Lead } from '../../checkout/visit/visit.ts';
import { luhn } from '../../rules/card-number/card-number.ts';
import { isCpf } from '../../rules/tax-id/tax-id.ts';
import { digitsOf } from '../../rules/characters.ts';
import { normalizePhone } from '../../rules/phone/phone.ts';
import { decodeOnce, maskCardsAndDocuments } from '../mask-numbers.ts';
import { push } from './data-layer.ts';

/** Whether a text holds what may be a card number, a CPF or a CNPJ, in any spelling. */
export const holdsNumber = (text: string): boolean =>
  [text, decodeOnce(text)].some((read) => maskCardsAndDocuments(read) !== read);

const unlessNumbered = (text: string) => (holdsNumber(text) ? undefined : text);

/** Digits of the longest number of Brazil and Mozambique in E.164; what is longer may be a card. */
const MAX_OWN_DIGITS = 13;

/** Undefined for what may be a card number or a CPF: one in a hundred of Brazil's mobile numbers passes for a CPF. */
function phoneOf(typed: string | undefined, area: 'BR' | 'MZ'): string | undefined {
  const value = normalizePhone(typed ?? '', area);
  const digits = digitsOf(value ?? '');
  const isCard = digits.length > MAX_OWN_DIGITS && luhn(digits);
  const isOther = isCard || [digits, digits.replace(/^55/, '')].some(isCpf);
  return isOther ? undefined : value;
}

export function identityOf(
  { name, email, phone, leadId }: Lead & { leadId?: string },
  area: 'BR' | 'MZ',
): TrackingIdentity {
  return {
    user_id: leadId,
    email: unlessNumbered(email.trim()),
    name: unlessNumbered(name.trim().replace(/\s+/g, ' ')),
    phone: phoneOf(phone, area),
  };
}

/** Without an identity, the one before is taken out of the list, and out of what the tag manager has merged. */
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
