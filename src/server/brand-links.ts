import type { Catalogue, CatalogueEntry, Flow, LoadedBrand } from '../contract/compiled-brand.ts';
import { chooseFlow, choicesOf } from '../flow/choose-flow.ts';
import { parseLink } from '../flow/link.ts';

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

/** The way to a brand: its key, and the language where that is what chooses its area (D-8). */
export function brandHref({ key, area }: CatalogueEntry, more: string[][] = []): string {
  const language = area === 'MZ' ? [['lang', 'pt-MZ']] : [];
  return `/lead?${new URLSearchParams([['product', key], ...language, ...more])}`;
}

/** The shortest query that takes a flow: none, its route, its voucher, or its id. */
function queryOf({ id, choose }: Flow, flows: readonly Flow[]): string[][] {
  const candidates = [
    [],
    [['route', choose?.route?.[0] ?? id]],
    choose?.voucher?.map((voucher) => ['voucher', voucher]).slice(0, 1) ?? [],
  ];
  const takes = (query: string[][]) =>
    chooseFlow(parseLink(`?${new URLSearchParams(query)}`), flows, choicesOf(flows))?.id === id;
  return candidates.find(takes) ?? [['flowId', id]];
}

/** A link to every flow of a brand. */
export function flowLinks(entry: CatalogueEntry, { brand: { flows } }: LoadedBrand): FlowLink[] {
  return flows.map((flow) => ({
    flowId: flow.id,
    href: brandHref(entry, queryOf(flow, flows)),
  }));
}
