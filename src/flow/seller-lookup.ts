import { DEFAULT_SOURCE, type Area } from './link.ts';

/** The country of a sale, as calls name it. */
export function operationOf(area: Area): 'BR' | 'MZ' {
  return area;
}

/**
 * What the seller is looked up by: the last dash-separated part of source (section 6). A part that
 * is empty or only dots names nobody and could not stand in an address; the one before it counts.
 */
export function sellerCodeOf(source: string): string {
  const parts = source.split('-').map((part) => part.trim());
  return parts.findLast((part) => !/^\.*$/.test(part)) ?? DEFAULT_SOURCE;
}
