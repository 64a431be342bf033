import type { Catalogue, CatalogueEntry, CompiledBrand } from '../contract/compiled-brand.ts';
import { brandQuery, flowQuery } from '../flow/flow-query.ts';
import { firstPathOf } from '../flow/step.ts';

/** A link of one flow: its path and query, and the flow's name. */
export interface FlowLink {
  flowId: string;
  href: string;
}

/** A brand as lists of links show it. */
export interface BrandLinks {
  flows: FlowLink[];
  /** Addresses of its logo on a light and on a dark background. */
  logo: string;
  logoDark: string;
}

/** The links of brands by their id. */
export type LinksOfBrands = Readonly<Record<string, BrandLinks>>;

/** The brands as people look for them: by key, Brazil before Mozambique. */
export function brandsInOrder({ brands }: Pick<Catalogue, 'brands'>): CatalogueEntry[] {
  return [...brands].sort(
    (one, other) => one.key.localeCompare(other.key) || one.area.localeCompare(other.area),
  );
}

const hrefOf = (entry: CatalogueEntry, path: string, more: string[][] = []): string =>
  `${path}?${new URLSearchParams([...brandQuery(entry), ...more])}`;

/** The way to a brand: '/' goes on to the first step of the flow that a plain link takes. */
export const startOf = (entry: CatalogueEntry): string => hrefOf(entry, '/');

/** The links and logos of a brand. The build writes them down, so that a list of brands loads none of them. */
export function linksOfBrand(
  entry: CatalogueEntry,
  { flows, images, settings }: Pick<CompiledBrand, 'flows' | 'images' | 'settings'>,
): BrandLinks {
  const { logoFile, logoDarkFile = logoFile } = settings;
  return {
    flows: flows.map((flow) => ({
      flowId: flow.id,
      href: hrefOf(entry, firstPathOf(flow), flowQuery(flow, flows)),
    })),
    logo: images[logoFile] ?? '',
    logoDark: images[logoDarkFile] ?? '',
  };
}
