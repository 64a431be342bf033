import type { BrandOffer } from '../contract/compiled-brand.ts';
import type { Link } from './link.ts';

function isFor({ voucher, partner }: BrandOffer, link: Pick<Link, 'voucher' | 'partner'>): boolean {
  if (!voucher && !partner) return true;
  if (link.voucher !== undefined && voucher?.includes(link.voucher)) return true;
  return (
    link.partner !== undefined && (partner === true || partner?.includes(link.partner) === true)
  );
}

/** The first offer for the voucher or partner of a link (D-106); undefined where none is for it. */
export function chooseOffer(
  link: Pick<Link, 'voucher' | 'partner'>,
  offers: readonly BrandOffer[] = [],
): BrandOffer | undefined {
  return offers.find((offer) => isFor(offer, link));
}
