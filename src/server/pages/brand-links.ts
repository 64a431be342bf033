import type {
  Catalogue,
  CatalogueEntry,
  CompiledBrand,
  LoadedBrand,
} from '../../contract/compiled-brand.ts';
import { chooseFlow, choicesOf } from '../../flow/flow-choice.ts';
import { brandQuery, flowQuery } from '../../flow/flow-query.ts';
import { firstPathOf } from '../../flow/step.ts';
import { pathOf } from '../../flow/templates.ts';

/** A link of one flow: its path and query, and the flow's name. */
export interface FlowLink {
  flowId: string;
  href: string;
}

/** The brands as people look for them: by key, Brazil before Mozambique. */
export function brandsInOrder({ brands }: Pick<Catalogue, 'brands'>): CatalogueEntry[] {
  return [...brands].sort(
    (one, other) => one.key.localeCompare(other.key) || one.area.localeCompare(other.area),
  );
}

const hrefOf = (entry: CatalogueEntry, path: string, more: string[][] = []): string =>
  `${path}?${new URLSearchParams([...brandQuery(entry), ...more])}`;

/** The way to a brand: the first step of the flow that a plain link takes (D-180). */
export function brandHref(entry: CatalogueEntry, { flows }: Pick<CompiledBrand, 'flows'>): string {
  const flow = chooseFlow({}, flows, choicesOf(flows));
  return hrefOf(entry, flow ? firstPathOf(flow) : pathOf('lead'));
}

/** A link to every flow of a brand. */
export function flowLinks(entry: CatalogueEntry, { brand: { flows } }: LoadedBrand): FlowLink[] {
  return flows.map((flow) => ({
    flowId: flow.id,
    href: hrefOf(entry, firstPathOf(flow), flowQuery(flow, flows)),
  }));
}
