import type { FlowStep } from '../contract/compiled-brand.ts';
import { keptQuery, mendedQuery, withParameter } from './kept-query.ts';

export type Area = 'BR' | 'MZ';

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

export const LINK_PARAMETERS: ReadonlySet<string> = new Set(PARAMETERS);

/** seller and source, where a link names none; the seller differs for links of partners. */
const DEFAULT_SELLER = 'performance';
const PARTNER_SELLER = 'franchising';
const DEFAULT_SOURCE = 'direto';

/** Reads `location.search`, mangled or not; of a repeated parameter the first value that is not blank counts. */
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
