const MARKUP = '<img src=x onerror=alert(1)><b>';
const TWENTY_MEGABYTES = 20_000_000;
/** A name that no reader knows, for fields and for choices. */
const UNKNOWN = 'sandboxUnknown';

type Fields = Record<string, unknown>;

export const inAnotherShape = (body: unknown): unknown =>
  Array.isArray(body) ? { [UNKNOWN]: body } : [body ?? {}];

function marked(value: unknown): unknown {
  if (typeof value === 'string') return value + MARKUP;
  if (Array.isArray(value)) {
    const items = value.map(marked);
    return typeof value[0] === 'string' ? [...items, UNKNOWN + MARKUP] : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, marked(inner)] as const);
  return { ...Object.fromEntries(fields), [UNKNOWN]: { [UNKNOWN]: [MARKUP, 7, null] } };
}

/** Every text ends in markup; every object has a field more, every list of texts a choice more. */
export const withMarkup = (body: unknown): unknown =>
  marked(JSON.parse(JSON.stringify(body ?? {})));

/** The same answer with a text of 20 MB in it; a list carries it in its first item. */
export function withTwentyMegabytes(body: unknown): unknown {
  const more: Fields = { [UNKNOWN]: 'x'.repeat(TWENTY_MEGABYTES) };
  if (!Array.isArray(body)) return { ...(body as Fields | undefined), ...more };
  const [first, ...rest] = body as Fields[];
  return first ? [{ ...first, ...more }, ...rest] : { data: [], ...more };
}
