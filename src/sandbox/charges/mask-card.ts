import { isCnpj } from '../../rules/cnpj/cnpj.ts';

const LAST_DIGITS = 4;
const CARD_NUMBER = /^(?:\d[ -]?){14,16}$/;

/** A card number, by its digits; a CNPJ has fourteen of them too. */
const looksLikeCard = (text: string) => CARD_NUMBER.test(text) && !isCnpj(text);

function masked(key: string, value: unknown): unknown {
  if (/cvv|cvc/i.test(key)) return '***';
  const isNumber = key === 'number' || looksLikeCard(String(value));
  return isNumber ? `**** ${String(value).slice(-LAST_DIGITS)}` : value;
}

/** A copy in which no card number or CVV can be read, even where the contract expects none. */
export function maskCard(body: unknown): unknown {
  return body === undefined ? undefined : JSON.parse(JSON.stringify(body, masked));
}
