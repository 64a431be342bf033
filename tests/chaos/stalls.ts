import { english, examPrep, mozambique, type Shop } from '../e2e/support/shops.ts';

/** Something on sale, as one link leads to it. */
export interface Stall {
  name: string;
  shop: Shop;
  /** Parameters of the link beside the brand. */
  more: string;
  /** The same product by another method, at another price or by another plan: parameters instead of `more`. */
  others: readonly string[];
}

/** Card on one page, card and address on two, a Pix code, a bank slip. */
export const stalls: readonly Stall[] = [
  {
    name: 'APROVATOTAL by card',
    shop: examPrep,
    more: '',
    others: ['voucher=METADE', 'route=pix'],
  },
  { name: 'WUP by card', shop: english, more: '', others: ['voucher=METADE', 'route=bankslip'] },
  {
    name: 'WUP pt-MZ by card, with an address',
    shop: mozambique,
    more: '',
    others: ['oferta=wup-mz-annual', 'seller=maria'],
  },
  { name: 'APROVATOTAL by Pix', shop: examPrep, more: 'route=pix', others: ['', 'voucher=METADE'] },
  {
    name: 'WUP by bank slip',
    shop: english,
    more: 'route=bankslip',
    others: ['', 'voucher=METADE'],
  },
];
