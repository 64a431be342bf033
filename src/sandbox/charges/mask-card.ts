import { luhn } from '../../rules/card-number/card-number.ts';
import { isCnpj } from '../../rules/tax-id/tax-id.ts';

const LAST_DIGITS = 4;

/** A value that is nothing but digits like those of a card is masked even where one of them is wrong. */
const LIKE_WHOLE_CARD = /^(?:\d[ -]?){14,16}$/;
/** Card numbers may stand anywhere in a text. The parts of a UUID stand between hyphens and letters. */
const LIKE_CARD = /(?<![\w+-])\d(?:[ .-]?\d){13,18}(?![\w-])/g;
const CARD_KEY = /^(?:card_?)?number$|^pan$/i;
const CODE_KEY = /cvv|cvc|security_?code/i;

const last = (text: string) => `**** ${text.slice(-LAST_DIGITS)}`;

/** A CNPJ has fourteen digits too, and one of ten passes Luhn. */
function maskText(text: string): string {
  return text.replace(LIKE_CARD, (found) => {
    const digits = found.replace(/\D/g, '');
    const isCard = luhn(digits) || LIKE_WHOLE_CARD.test(text);
    return isCard && !isCnpj(digits) ? last(found) : found;
  });
}

function masked(key: string, value: unknown): unknown {
  if (CODE_KEY.test(key)) return '***';
  const isText = typeof value === 'string' || typeof value === 'number';
  if (!isText) return value;
  if (CARD_KEY.test(key)) return last(String(value));
  const text = maskText(String(value));
  return text === String(value) ? value : text;
}

/** A copy in which no card number or CVV can be read, wherever it stands, by its key and by its digits. */
export function maskCard<Kind>(body: Kind): Kind {
  return body === undefined ? body : JSON.parse(JSON.stringify(body, masked));
}
