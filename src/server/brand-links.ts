import type { Catalogue, CatalogueEntry } from '../contract/compiled-brand.ts';
import { brandQuery } from '../flow/flow-query.ts';

/** The brands as people look for them: by key, Brazil before Mozambique. */
export function brandsInOrder({ brands }: Pick<Catalogue, 'brands'>): CatalogueEntry[] {
  return [...brands].sort(
    (one, other) => one.key.localeCompare(other.key) || one.area.localeCompare(other.area),
  );
}

/** The way to a brand: '/' goes on to the first step of the flow that a plain link takes. */
export const startOf = (entry: CatalogueEntry): string =>
  `/?${new URLSearchParams(brandQuery(entry))}`;
