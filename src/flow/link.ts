import type { FlowStep } from '../contract/compiled-brand.ts';
import { keptQuery, mendedQuery, withParameter } from './kept-query.ts';

export type Area = 'BR' | 'MZ';

/** The parameters that are read as they stand: `oferta` is a plan id, `route` a name that may mean something. */
const PLAIN = [
  'flowId',
  'oferta',
  'voucher',
  'route',
  'lang',
  'product',
  'partner',
  'homologacao',
] as const;

export const LINK_PARAMETERS: ReadonlySet<string> = new Set([
  ...PLAIN,
  'seller',
  'source',
  'contactId',
  'product-slug',
]);

export interface Link extends Partial<Record<(typeof PLAIN)[number], string>> {
  seller: string;
  source: string;
  productSlug?: string;
  /** Only with route=vip. */
  contactId?: string;
  area: Area;
  /** The query that every navigation keeps: '' or '?…' as it was meant, without `query_param…`. */
  query: string;
}

/** seller and source, where a link names none; the seller differs for links of partners. */
const DEFAULT_SELLER = 'performance';
const PARTNER_SELLER = 'franchising';
const DEFAULT_SOURCE = 'direto';

/** Reads `location.search`, mangled or not; of a repeated parameter the first value that is not blank counts. */
export function parseLink(search: string): Link {
  const query = mendedQuery(search, LINK_PARAMETERS);
  const parameters = new URLSearchParams(query);
  const read = (name: string): string | undefined =>
    parameters
      .getAll(name)
      .map((value) => value.trim())
      .find((value) => value !== '');
  const plain: Pick<Link, (typeof PLAIN)[number]> = Object.fromEntries(
    PLAIN.map((name) => [name, read(name)]),
  );
  const { partner, route, lang } = plain;
  return {
    ...plain,
    seller: read('seller') ?? (partner ? PARTNER_SELLER : DEFAULT_SELLER),
    source: read('source') ?? DEFAULT_SOURCE,
    productSlug: read('product-slug'),
    contactId: route === 'vip' ? read('contactId') : undefined,
    area: lang?.toLowerCase() === 'pt-mz' ? 'MZ' : 'BR',
    query: keptQuery(query),
  };
}

export function namesOnlyPlan({ oferta, product, productSlug }: Link): boolean {
  return oferta !== undefined && product === undefined && productSlug === undefined;
}

/** Takes a missing voucher from the first step, also into `query`, so that a reload of the address does the same. */
export function withVoucher(link: Link, firstStep: FlowStep | undefined): Link {
  const voucher = firstStep?.props?.voucher?.trim();
  if (link.voucher || !voucher) return link;
  return { ...link, voucher, query: withParameter(link.query, 'voucher', voucher) };
}

/** The last dash-separated part of source that is a code; one of dots alone could not stand in an address. */
export function sellerCodeOf(source: string): string {
  const parts = source.split('-').map((part) => part.trim());
  return parts.findLast((part) => !/^\.*$/.test(part)) ?? DEFAULT_SOURCE;
}
