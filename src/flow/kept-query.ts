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

/**
 * The query that its sender meant: a name loses a leading `amp;`, a further '?' counts as '&', and one of `names` in
 * other capitals is that name, unless its own writing is there too.
 */
export function mendedQuery(search: string, names: ReadonlySet<string>): string {
  const parts = splitQuery(search.replace(/^\?/, '').replaceAll('?', '&')).map(({ part, name }) => {
    const plain = name.replace(/^(amp;)+/i, '');
    return plain === name
      ? { part, name }
      : { part: part.replace(/^(amp(;|%3B))+/i, ''), name: plain };
  });
  const written = new Set(parts.map(({ name }) => name));
  const meant = (name: string) =>
    names.has(name) ? name : [...names].find((one) => one.toLowerCase() === name.toLowerCase());
  return queryOf(
    parts.map(({ part, name }) => {
      const known = meant(name);
      if (known === undefined || known === name || written.has(known)) return part;
      return part.replace(/^[^=]*/, known);
    }),
  );
}

const queryOf = (parts: string[]): string => (parts.length > 0 ? `?${parts.join('&')}` : '');

const without = (query: string, isLeftOut: (name: string) => boolean): string =>
  queryOf(splitQuery(query).flatMap(({ part, name }) => (isLeftOut(name) ? [] : part)));

/** The query that survives navigation, as written: without parameters whose name starts with 'query_param'. */
export const keptQuery = (search: string): string =>
  without(search, (name) => name.startsWith(DROPPED_PREFIX));

export const withoutParameter = (query: string, name: string): string =>
  without(query, (other) => other === name);

/** The query with one parameter of that name, at its end; the rest stays as written. */
export function withParameter(query: string, name: string, value: string): string {
  const others = withoutParameter(query, name);
  return `${others}${others ? '&' : '?'}${new URLSearchParams([[name, value]])}`;
}
