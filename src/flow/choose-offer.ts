import type { BrandOffer } from '../contract/compiled-brand.ts';
import type { Link } from './link.ts';

const plain = (voucher: string): string => voucher.trim().toLowerCase();

/** Whether an offer is for a link's voucher; buyers type vouchers in either case. */
export function isForVoucher(
  { voucher }: Pick<BrandOffer, 'voucher'>,
  { voucher: given }: Pick<Link, 'voucher'>,
): boolean {
  return given !== undefined && voucher?.some((one) => plain(one) === plain(given)) === true;
}

export const chooseOffer = (
  link: Pick<Link, 'voucher' | 'partner'>,
  offers: readonly BrandOffer[] = [],
): BrandOffer | undefined =>
  offers.find((offer) => {
    const { voucher, partner } = offer;
    if ((!voucher && !partner) || isForVoucher(offer, link)) return true;
    if (link.partner === undefined) return false;
    return partner === true || partner?.includes(link.partner) === true;
  });
