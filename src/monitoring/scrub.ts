import { decodeOnce, maskNumbers } from './mask-numbers.ts';

const MAX_TEXT = 10_000;
const CUT = ' [cut]';

/** Takes personal numbers, e-mail addresses and tokens out of a text, however they are encoded. Never throws. */
export function scrubbedText(text: string): string {
  const short = text.length > MAX_TEXT ? withoutLastNumber(text.slice(0, MAX_TEXT)) + CUT : text;
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

const MAX_LAYERS = 4;

const masked = (text: string) => MASKS.reduce((left, mask) => mask(left), text);

/** A cut may go through a number, whose first half no mask would recognise. */
function withoutLastNumber(text: string): string {
  let end = text.length;
  while (end > 0 && !/\p{L}/u.test(text[end - 1]!)) end--;
  return text.slice(0, end);
}

const MASKS: readonly ((text: string) => string)[] = [
  (text) => text.replace(/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [token]'),
  (text) => text.replace(/\beyJ[\w-]{5,}(?:\.[\w-]*){1,4}/g, '[token]'),
  // Long words of letters and digits are keys and captcha tokens, not names of files.
  (text) => text.replace(/[\w-]{40,}/g, (word) => (/\d/.test(word) ? '[token]' : word)),
  (text) =>
    text.replace(/[^\s@"'<>()[\]{},;:=&?/\\]{1,64}@[^\s@"'<>()[\]{},;:=&?/\\]+/g, '[email]'),
  maskNumbers,
];
