import { isObject } from '../../contract/is-object.ts';
import type { JsonValue } from '../parse/node.ts';

type Places = { [name: string]: JsonValue };

const DOMAIN = '{domain}';

/**
 * Links per environment with '{domain}' filled in: what the brands of a family have at the same place
 * of their platforms is said once.
 */
export function resolveLinks(links: JsonValue | undefined): JsonValue | undefined {
  if (!isObject(links)) return links;
  return mapValues(links, (places) => {
    if (!isObject(places) || typeof places.domain !== 'string') return places;
    const { domain } = places;
    return mapValues(places, (link) =>
      typeof link === 'string' && link.startsWith(DOMAIN)
        ? `${domain}${link.slice(DOMAIN.length)}`
        : link,
    );
  });
}

const mapValues = (object: Places, map: (value: JsonValue) => JsonValue): Places =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, map(value)]));
