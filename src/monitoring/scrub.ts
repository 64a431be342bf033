import { parseUrl } from '../contract/browser/parse-url.ts';
import { pathTemplate } from './address-template.ts';
import { decodeOnce, maskNumbers } from './mask-numbers.ts';
import { HIDDEN, maskKeyed } from './sensitive-keys.ts';

const MAX_TEXT = 10_000;
const CUT = ' [cut]';

/**
 * A text without card numbers, CPFs, CNPJs, phones, e-mail addresses, tokens, and values behind keys that name
 * such things ('cvv=…', '"holder":"…"'); addresses as `scrubbedUrl` leaves them. Cut after 10,000 characters.
 * Never throws.
 */
export function scrubbedText(text: string): string {
  const short = text.length > MAX_TEXT ? withoutLastNumber(text.slice(0, MAX_TEXT)) + CUT : text;
  if (/^\/\S*$/.test(short)) return scrubbedUrl(short);
  let shown = masked(short);
  let reading = shown;
  for (let layer = 0; layer < MAX_LAYERS; layer++) {
    const next = decodeOnce(reading);
    if (next === reading) break;
    reading = masked(next);
    // A text that holds nothing keeps its own spelling.
    if (reading !== next) shown = reading;
  }
  return shown;
}

/** A field of text, scrubbed before it is cut: half a card number would not be recognised. */
export const textUpTo =
  (max: number) =>
  (value: unknown): string | undefined =>
    value === undefined || value === null ? undefined : scrubbedText(String(value)).slice(0, max);

/** Number of times that something may have been encoded over again. */
const MAX_LAYERS = 4;

const masked = (text: string) => MASKS.reduce((left, mask) => mask(left), text);

/** A cut may go through a number, whose first half no mask would recognise. */
function withoutLastNumber(text: string): string {
  let end = text.length;
  while (end > 0 && !/\p{L}/u.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}

/** The second group is a path, the first one the character before it, which stays. */
const ADDRESSES =
  /\b(?:https?|wss?):\/\/[^\s"'<>()`\\]+|(^|[^\w/.])(\/(?:api\/|(?=[\w/.-]{0,200}\?\w))[^\s"'<>()`\\]*)/gi;

const MASKS: readonly ((text: string) => string)[] = [
  (text) =>
    text.replace(
      ADDRESSES,
      (address: string, before = '', path = address) => before + scrubbedAddress(path),
    ),
  maskKeyed,
  (text) => text.replace(/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [token]'),
  (text) => text.replace(/\beyJ[\w-]{5,}(?:\.[\w-]*){1,4}/g, '[token]'),
  // Long words of letters and digits are keys and captcha tokens, not names of files.
  (text) => text.replace(/[\w-]{40,}/g, (word) => (/\d/.test(word) ? '[token]' : word)),
  (text) =>
    text.replace(/[^\s@"'<>()[\]{},;:=&?/\\]{1,64}@[^\s@"'<>()[\]{},;:=&?/\\]+/g, '[email]'),
  (text) =>
    text.replace(/\b(cvv2?|cvc2?|csc|código|codigo|senha)\b\D{0,20}\d{3,8}/giu, `$1 ${HIDDEN}`),
  maskNumbers,
];

/** An address in a sentence, whose last sign may belong to the sentence. */
function scrubbedAddress(address: string): string {
  const mark = /[.,:;!?]$/.exec(address)?.[0] ?? '';
  return scrubbedUrl(mark ? address.slice(0, -1) : address) + mark;
}

/**
 * An address without what may identify a buyer: its origin, and the template of its path. Never throws.
 */
export function scrubbedUrl(url: string): string {
  const base = 'https://relative.invalid';
  const parsed = parseUrl(url, base);
  if (!parsed) return HIDDEN;
  const { protocol, host, origin, pathname } = parsed;
  // An address such as 'data:' holds its whole content.
  if (!host) return protocol + HIDDEN;
  const site = origin === base ? '' : `${protocol}//${maskNumbers(host)}`;
  return site + maskNumbers(pathTemplate(pathname));
}
