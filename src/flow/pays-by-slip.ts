import type { BrandSettings, Flow } from '../contract/compiled-brand.ts';

/** Whether a flow sells by bank slip (D-56); a brand that closes boleto never offers it. */
export function paysBySlip({ id }: Flow, { product }: Pick<BrandSettings, 'product'>): boolean {
  return id === 'bankslip' && product.paymentMethods?.boleto?.active !== false;
}
