const DROPPED_PREFIX = 'query_param';

/** The '&' keeps URLSearchParams from taking a name's leading '?' for the start of the query. */
function nameOf(part: string): string {
  return [...new URLSearchParams(`&${part}`).keys()][0] ?? '';
}

function partsWithout(query: string, isLeftOut: (name: string) => boolean): string[] {
  const parts = query.replace(/^\?/, '').split('&');
  return parts.filter((part) => part !== '' && !isLeftOut(nameOf(part)));
}

const queryOf = (parts: string[]): string => (parts.length > 0 ? `?${parts.join('&')}` : '');

/**
 * The query that survives navigation (D-60): as written, without parameters whose name starts with
 * 'query_param'. `search` is that of a parsed URL; the result starts with '?' or is empty.
 */
export function keptQuery(search: string): string {
  return queryOf(partsWithout(search, (name) => name.startsWith(DROPPED_PREFIX)));
}

/** The query without every parameter of that name; the rest stays as written. */
export function withoutParameter(query: string, name: string): string {
  return queryOf(partsWithout(query, (other) => other === name));
}

/** The query with one parameter of that name, at its end; the rest stays as written. */
export function withParameter(query: string, name: string, value: string): string {
  const others = partsWithout(query, (other) => other === name);
  return queryOf([...others, new URLSearchParams([[name, value]]).toString()]);
}
