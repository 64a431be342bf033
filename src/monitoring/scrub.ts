import { OPERATIONS } from '../contract/generated/operations.ts';
import { parseUrl } from '../contract/browser/parse-url.ts';
import { TEMPLATE_IDS } from '../flow/templates.ts';
import { decodeOnce } from './decode-text.ts';
import { maskNumbers } from './mask-numbers.ts';
import { HIDDEN, isSensitive, maskKeyed } from './sensitive-keys.ts';

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

/** Parameters whose value says what is sold, not who buys. */
const OPEN_PARAMETERS = /^(?:product|product-slug|lang|flowId|route|utm_[a-z]{1,20})$/;
const MAX_PARAMETER = 100;
const MAX_PARTS = 20;
const FILE = /^[\w.~-]{1,80}\.(?:m?js|css|json|html?|svg|png|webp|woff2?)(?::\d{1,7}){0,2}$/;

/** Every word that stands in a path of the program itself. */
const WORDS: ReadonlySet<string> = new Set(
  [...Object.values(OPERATIONS).map(({ path }) => path), ...TEMPLATE_IDS, 'assets']
    .flatMap((path) => path.split('/'))
    .filter((word) => !/^[{[]/.test(word)),
);

/** The places for values in the contract's own templates, such as '{leadId}'. */
const TEMPLATE_PARTS: ReadonlySet<string> = new Set(
  Object.values(OPERATIONS).flatMap(({ path }) => path.match(/\{\w+\}/g) ?? []),
);

/**
 * An address without what may identify a buyer: its origin, its path with '{id}' in place of each segment that
 * is neither a word of the program's own paths nor a file, and the parameters that name product, language, flow,
 * route and campaign. Never throws.
 */
export function scrubbedUrl(url: string): string {
  const base = 'https://relative.invalid';
  const parsed = parseUrl(url, base);
  if (!parsed) return HIDDEN;
  const { protocol, host, origin, pathname, searchParams } = parsed;
  // An address such as 'data:' holds its whole content.
  if (!host) return protocol + HIDDEN;
  const path = pathname.split('/', MAX_PARTS).map((part) => {
    const template = part.replace('%7B', '{').replace('%7D', '}');
    if (TEMPLATE_PARTS.has(template)) return template;
    const isKnown = part === '' || WORDS.has(part) || FILE.test(part);
    return isKnown && maskNumbers(part) === part ? part : '{id}';
  });
  const query = new URLSearchParams(
    [...searchParams]
      .filter(([name]) => OPEN_PARAMETERS.test(name))
      .slice(0, MAX_PARTS)
      .map(([name, value]) => [name, scrubbedText(value.slice(0, MAX_PARAMETER))]),
  ).toString();
  const site = origin === base ? '' : `${protocol}//${maskNumbers(host)}`;
  return site + path.join('/') + (query && `?${query}`);
}

const MAX_DEPTH = 12;
const MAX_VALUES = 5_000;
const MAX_TEXT_OF_VALUE = 200_000;

/** The budget that is left for one value, and the way to the one at hand. */
interface Walk {
  valuesLeft: number;
  textLeft: number;
  readonly parents: Set<object>;
  readonly kept: ReadonlySet<string>;
}

/**
 * A value as JSON, without what stands behind keys of a buyer, of a card or of a visit, and every text by
 * `scrubbedText`. An error has its name, message, stack and cause; cycles, depth and size are cut.
 * `kept` lists keys by their path without indexes ('sdk.packages.name'), where the shape is known and the
 * key alone would have its value hidden. Never throws.
 */
export function scrubbed(value: unknown, kept: readonly string[] = []): unknown {
  const walk = {
    valuesLeft: MAX_VALUES,
    textLeft: MAX_TEXT_OF_VALUE,
    parents: new Set<object>(),
    kept: new Set(kept),
  };
  return scrubbedAt(value, '', walk);
}

function scrubbedAt(value: unknown, path: string, walk: Walk): unknown {
  if (walk.valuesLeft-- <= 0) return '[cut]';
  switch (typeof value) {
    case 'string':
      walk.textLeft -= value.length;
      return walk.textLeft < 0 ? '[cut]' : scrubbedText(value);
    case 'number':
    case 'bigint':
      return scrubbedNumber(value);
    case 'function':
    case 'symbol':
      return `[${typeof value}]`;
    case 'object':
      return value && scrubbedObject(value, path, walk);
    default:
      return value;
  }
}

/** No issuer's numbers begin with 1, as times in milliseconds and microseconds do. */
const TIME = /^1(?:\d{12}|\d{15})$/;

function scrubbedNumber(value: number | bigint): unknown {
  const text = String(value);
  if (!/^-?\d+$/.test(text) || TIME.test(text)) return typeof value === 'bigint' ? text : value;
  return maskNumbers(text) === text ? value : HIDDEN;
}

function scrubbedObject(value: object, path: string, walk: Walk): unknown {
  if (walk.parents.has(value)) return '[cycle]';
  if (walk.parents.size >= MAX_DEPTH) return '[cut]';
  walk.parents.add(value);
  try {
    if (value instanceof Date) return value.toISOString();
    if (value instanceof URL) return scrubbedUrl(value.href);
    if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return '[binary]';
    // An element leads to everything that was typed.
    if ('nodeName' in value) return `[${String(value.nodeName)}]`;
    if (Array.isArray(value)) return scrubbedList(value, path, walk);
    if (Symbol.iterator in value)
      return scrubbedList(firstOf(value as Iterable<unknown>, walk), path, walk);
    return scrubbedEntries(value, path, walk);
  } catch {
    return '[unreadable]';
  } finally {
    walk.parents.delete(value);
  }
}

function firstOf(values: Iterable<unknown>, { valuesLeft }: Walk): unknown[] {
  const first: unknown[] = [];
  for (const value of values) {
    if (first.length >= valuesLeft) break;
    first.push(value);
  }
  return first;
}

/** A list, which may be the pair of a key and its value, as maps and headers have them. */
function scrubbedList(values: readonly unknown[], path: string, walk: Walk): unknown[] {
  const [key, ...others] = values;
  if (others.length === 1 && typeof key === 'string' && isSensitive(key)) {
    return [scrubbedText(key), HIDDEN];
  }
  return values.slice(0, walk.valuesLeft + 1).map((one) => scrubbedAt(one, path, walk));
}

function scrubbedEntries(value: object, path: string, walk: Walk): Record<string, unknown> {
  const entries: Record<string, unknown> = {};
  const errorKeys = value instanceof Error ? ['name', 'message', 'stack', 'cause'] : [];
  const named = namedValue(value);
  for (const key of new Set([...errorKeys, ...Object.keys(value)])) {
    if (walk.valuesLeft <= 0) break;
    const at = path ? `${path}.${key}` : key;
    const isHidden =
      !errorKeys.includes(key) && !walk.kept.has(at) && (isSensitive(key) || key === named);
    const one = read(value, key);
    if (one === undefined) continue;
    entries[scrubbedText(key)] = isHidden ? hidden(one) : scrubbedAt(one, at, walk);
  }
  return entries;
}

/** The key whose value another key names, as in `{ name: 'cvv', value: '…' }`; if that has to be hidden. */
function namedValue(value: object): string | undefined {
  const names = ['name', 'key', 'field', 'id'].map((key) => read(value, key));
  return names.some((name) => typeof name === 'string' && isSensitive(name)) ? 'value' : undefined;
}

function read(value: object, key: string): unknown {
  try {
    return (value as Record<string, unknown>)[key];
  } catch {
    return '[unreadable]';
  }
}

/** Whether there is something is no secret. */
const hidden = (value: unknown) => (typeof value === 'boolean' || value === null ? value : HIDDEN);
