import type { FlowStep } from '../contract/compiled-brand.ts';
import { withParameter } from './kept-query.ts';
import type { Link } from './link.ts';

/**
 * The link with a missing voucher filled from the first step's (section 4), in `voucher` and in
 * `query`, so that the address can be replaced and a reload behaves the same (D-61). A link that has
 * a voucher, or needs none, comes back as it is.
 */
export function withVoucher(link: Link, firstStep: FlowStep | undefined): Link {
  const voucher = firstStep?.props?.voucher?.trim();
  if (link.voucher || !voucher) return link;
  return { ...link, voucher, query: withParameter(link.query, 'voucher', voucher) };
}
