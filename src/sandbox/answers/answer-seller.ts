import type { Seller } from '../../contract/generated/api.ts';
import { refusal, type Answerer } from './answer.ts';
import { findBrand, unknownProduct } from '../find-brand.ts';

/** A seller of the brand's sandbox.json, by source, then by seller; anyone else exists as well. */
export const answerSeller: Answerer = ({ brands }, { path, query }) => {
  const product = query.product?.toString();
  const brand = product && findBrand(brands, product, query.operation?.toString());
  if (product && !brand) return refusal(404, unknownProduct(brands, product));
  const known = (brand ? [brand] : brands).map(({ sandbox }) => sandbox.sellers ?? {});
  const seller = query.seller?.toString() ?? path.source!;
  const found = [path.source!, seller].flatMap((name) =>
    known.flatMap((sellers) => (Object.hasOwn(sellers, name) ? [sellers[name]!] : [])),
  )[0];
  const answer: Seller = { name: seller, account: 'sandbox', isLiveEnabled: false, ...found };
  return { status: 200, body: answer };
};
