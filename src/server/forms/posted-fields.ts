import { boundedBody } from '../http/bounded-body.ts';
import { isFromOwnPage } from '../http/own-origin.ts';

const MAX_BYTES = 16_384;
const MAX_FIELDS = 50;
const MAX_VALUE = 500;
/** RJSF's names may have dots and indexes; a leading letter keeps '__proto__' and its like out. */
const FIELD_NAME = /^[a-z][\w.[\]-]{0,63}$/i;
const CARD_FIELD_NAME = /card.?number|cvv|cvc|security.?code|captcha/i;
/** As many digits as a card number has (ISO/IEC 7812: 13 to 19), however they are grouped. */
const CARD_LIKE = /(?:\d[\s.\-_·‐-―]*){13,}/;
/** A phone with its country code may have that many digits too (E.164: up to 15). */
const INTERNATIONAL_PHONE = /^\+(?:[\s().-]*\d){6,15}$/;

function isKept(name: string, value: string): boolean {
  const plain = value.normalize('NFKC');
  return (
    FIELD_NAME.test(name) &&
    !CARD_FIELD_NAME.test(name) &&
    value !== '' &&
    value.length <= MAX_VALUE &&
    (INTERNATIONAL_PHONE.test(plain) || !CARD_LIKE.test(plain))
  );
}

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/**
 * A form that was sent without the program, by field name, without all that looks like a card; texts of one name, as
 * those of the ticked boxes of a list, on lines of their own. Undefined for anything but a form of our own pages.
 */
export async function postedForm(
  request: Request,
  publicOrigin?: string,
): Promise<Record<string, string> | undefined> {
  const type = request.headers.get('content-type') ?? '';
  const isPosted = request.method === 'POST' && FORM_TYPE.test(type);
  if (!isPosted || !isFromOwnPage(request, publicOrigin)) return undefined;
  const body = await boundedBody(request, MAX_BYTES).catch(() => undefined);
  if (!body) return undefined;
  const all = new URLSearchParams(new TextDecoder().decode(body));
  const sent = [...all].filter(([name, value]) => isKept(name, value)).slice(0, MAX_FIELDS);
  const kept = new URLSearchParams(sent);
  return Object.fromEntries(sent.map(([name]) => [name, kept.getAll(name).join('\n')]));
}
