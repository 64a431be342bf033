import type { BrandOffer } from '../../contract/compiled-brand.ts';
import type { CompileContext } from './compile-context.ts';
import type { Node } from '../parse/node.ts';
import { entriesAt, itemsAt, toValue } from '../parse/node.ts';
import { textOf } from './resolve-texts.ts';

const TEXTS = ['headline', 'terms'];

/** The offers of a merged brand.json, their texts resolved; undefined without any. */
export function compileOffers(context: CompileContext, brand: Node): BrandOffer[] | undefined {
  const offers = itemsAt(brand, 'offers').map((offer) =>
    Object.fromEntries(
      entriesAt(offer).map(([key, { node }]) => {
        const value = toValue(node);
        const isText = TEXTS.includes(key) && typeof value === 'string';
        return [key, isText ? textOf(context, value, node.at) : value];
      }),
    ),
  );
  return offers.length === 0 ? undefined : (offers as unknown as BrandOffer[]);
}
