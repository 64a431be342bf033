import { isObject } from '../../contract/is-object.ts';
import type { JsonValue } from '../parse/node.ts';

const mapValues = (object: object, map: (value: JsonValue) => JsonValue): JsonValue =>
  Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, map(value as JsonValue)]),
  );

/**
 * Links per environment with '{domain}' filled in: what the brands of a family have at the same place
 * of their platforms is said once.
 */
export const resolveLinks = (links: JsonValue | undefined): JsonValue | undefined =>
  isObject(links)
    ? mapValues(links, (places) => {
        const domain = isObject(places) ? places.domain : undefined;
        if (!isObject(places) || typeof domain !== 'string') return places;
        return mapValues(places, (link) =>
          typeof link === 'string' ? link.replace(/^\{domain\}/, () => domain) : link,
        );
      })
    : links;
