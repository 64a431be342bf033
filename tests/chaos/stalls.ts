import { english, examPrep, mozambique, type Shop } from '../e2e/support/shops.ts';

/** Something on sale, as one link leads to it. */
export interface Stall {
  name: string;
  shop: Shop;
  /** Parameters of the link beside the brand. */
  more: string;
}

/** Card on one page, card and address on two, a Pix code, a bank slip. */
export const stalls: readonly Stall[] = [
  { name: 'APROVATOTAL by card', shop: examPrep, more: '' },
  { name: 'WUP by card', shop: english, more: '' },
  { name: 'WUP pt-MZ by card, with an address', shop: mozambique, more: '' },
  { name: 'APROVATOTAL by Pix', shop: examPrep, more: 'route=pix' },
  { name: 'WUP by bank slip', shop: english, more: 'route=bankslip' },
];
