import type { FlowStep } from '../contract/compiled-brand.ts';
import { keptQuery, mendedQuery, withParameter } from './kept-query.ts';

/** The country of a sale; calls name it `operation`. */
export type Area = 'BR' | 'MZ';

/** The parameters of a buyer's link. */
export interface Link {
  seller: string;
  source: string;
  flowId?: string;
  /** Plan id of an offer. */
  oferta?: string;
  voucher?: string;
  /** As written; pix, bankslip, livelo, livelo-accrual, vip and msjana have a meaning. */
  route?: string;
  /** Only with route=vip. */
  contactId?: string;
  lang?: string;
  product?: string;
  productSlug?: string;
  partner?: string;
  homologacao?: string;
  area: Area;
  /** The query that every navigation keeps: '' or '?…' as it was meant, without `query_param…`. */
  query: string;
}

const PARAMETERS = [
  'seller',
  'source',
  'flowId',
  'oferta',
  'voucher',
  'route',
  'contactId',
  'lang',
  'product',
  'product-slug',
  'partner',
  'homologacao',
] as const;

/** The names of all parameters that a link's meaning depends on. */
export const LINK_PARAMETERS: ReadonlySet<string> = new Set(PARAMETERS);

/** seller and source, where a link names none; the seller differs for links of partners. */
const DEFAULT_SELLER = 'performance';
const PARTNER_SELLER = 'franchising';
const DEFAULT_SOURCE = 'direto';

/**
 * Reads `location.search`, or the `search` of a parsed URL, mangled or not. Empty and blank values count as missing,
 * of a repeated parameter the first that says something counts, and no query makes it throw.
 */
export function parseLink(search: string): Link {
  const query = mendedQuery(search, LINK_PARAMETERS);
  const parameters = new URLSearchParams(query);
  const read = (name: (typeof PARAMETERS)[number]): string | undefined =>
    parameters
      .getAll(name)
      .map((value) => value.trim())
      .find((value) => value !== '');

  const partner = read('partner');
  const route = read('route');
  const lang = read('lang');
  return {
    seller: read('seller') ?? (partner ? PARTNER_SELLER : DEFAULT_SELLER),
    source: read('source') ?? DEFAULT_SOURCE,
    flowId: read('flowId'),
    oferta: read('oferta'),
    voucher: read('voucher'),
    route,
    contactId: route === 'vip' ? read('contactId') : undefined,
    lang,
    product: read('product'),
    productSlug: read('product-slug'),
    partner,
    homologacao: read('homologacao'),
    area: lang?.toLowerCase() === 'pt-mz' ? 'MZ' : 'BR',
    query: keptQuery(query),
  };
}

/** Whether a link names a plan and no product: the plan's product is then asked for first. */
export function namesOnlyPlan({ oferta, product, productSlug }: Link): boolean {
  return oferta !== undefined && product === undefined && productSlug === undefined;
}

/**
 * The link with a missing voucher filled from the first step's, in `voucher` and in
 * `query`, so that the address can be replaced and a reload behaves the same. A link that has
 * a voucher, or needs none, comes back as it is.
 */
export function withVoucher(link: Link, firstStep: FlowStep | undefined): Link {
  const voucher = firstStep?.props?.voucher?.trim();
  if (link.voucher || !voucher) return link;
  return { ...link, voucher, query: withParameter(link.query, 'voucher', voucher) };
}

/**
 * The code that the seller is looked up by: the last dash-separated part of source. A part
 * that is empty or only dots is not a code and could not stand in an address; the one before it counts.
 */
export function sellerCodeOf(source: string): string {
  const parts = source.split('-').map((part) => part.trim());
  return parts.findLast((part) => !/^\.*$/.test(part)) ?? DEFAULT_SOURCE;
}
