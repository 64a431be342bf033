import type { Catalogue, CatalogueEntry, LoadedBrand } from '../../contract/compiled-brand.ts';
import { brandQuery, flowQuery } from '../../flow/flow-query.ts';

/** A link of one flow: its path and query, and the flow's name. */
export interface FlowLink {
  flowId: string;
  href: string;
}

/** The brands as people look for them: by key, Brazil before Mozambique. */
export function brandsInOrder({ brands }: Catalogue): CatalogueEntry[] {
  return [...brands].sort(
    (one, other) => one.key.localeCompare(other.key) || one.area.localeCompare(other.area),
  );
}

/** The way to a brand. */
export function brandHref(entry: CatalogueEntry, more: string[][] = []): string {
  return `/lead?${new URLSearchParams([...brandQuery(entry), ...more])}`;
}

/** A link to every flow of a brand. */
export function flowLinks(entry: CatalogueEntry, { brand: { flows } }: LoadedBrand): FlowLink[] {
  return flows.map((flow) => ({
    flowId: flow.id,
    href: brandHref(entry, flowQuery(flow, flows)),
  }));
}
