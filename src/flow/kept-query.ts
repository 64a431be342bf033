const DROPPED_PREFIX = 'query_param';

/** The '&' keeps URLSearchParams from taking a name's leading '?' for the start of the query. */
function nameOf(part: string): string {
  return [...new URLSearchParams(`&${part}`).keys()][0]!;
}

/** The parameters of a query with their decoded names, in their order; parts that are empty are left out. */
export function splitQuery(query: string): { part: string; name: string }[] {
  const parts = query.replace(/^\?/, '').split('&');
  return parts.filter((part) => part !== '').map((part) => ({ part, name: nameOf(part) }));
}

const partsWithout = (query: string, isLeftOut: (name: string) => boolean): string[] =>
  splitQuery(query).flatMap(({ part, name }) => (isLeftOut(name) ? [] : [part]));

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
