import type { ProductConfig } from '../../contract/generated/api.ts';
import { refusal, type Answerer } from './answer.ts';
import { findConfigBrand, unknownProduct } from '../find-brand.ts';

/** The brand's own flows and looks; sandbox.json may change title, looks and address form. */
export const answerConfig: Answerer = ({ brands }, { path, query, headers }) => {
  const code = path.code!;
  const brand = findConfigBrand(brands, code, query.planId?.toString(), headers.get('referer'));
  if (!brand) return refusal(404, unknownProduct(brands, code));
  const { sandbox } = brand;
  const config: ProductConfig = {
    checkoutFlow: { flows: brand.flows as ProductConfig['checkoutFlow']['flows'] },
    gtm: brand.gtm,
    title: sandbox.title ?? brand.product.name,
    designSystemId: sandbox.designSystemId ?? `${brand.dsProductId}$${brand.dsMode}`,
    hasAddressForm: sandbox.hasAddressForm,
  };
  return { status: 200, body: config };
};
