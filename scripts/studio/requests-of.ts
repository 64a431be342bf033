import type { BrandSources } from '../../src/brand/parse/brand-files.ts';
import { documentIn, parseBrands } from '../../src/workshop/studio/documents.ts';
import { documentOf, stepsTo } from '../../src/workshop/studio/find-place.ts';
import { NoSuchPlace } from '../../src/workshop/studio/json-text.ts';
import type { ChangeRequest } from '../../src/workshop/studio/plan-change.ts';
import type { EditWish } from '../../src/workshop/studio/protocol.ts';

/**
 * The requests behind wishes: documents and steps of the places that the person sees.
 *
 * @throws {NoSuchPlace} where a brand holds nothing at a place as it is shown.
 */
export function requestsOf(sources: BrandSources, wishes: readonly EditWish[]): ChangeRequest[] {
  const parsed = parseBrands(sources);
  return wishes.map(({ brand, level, place, change }) => {
    if ('key' in place) return { brand, level, document: 'texts', path: [place.key], change };
    if ('document' in place) {
      return { brand, level, document: place.document, path: place.steps, change };
    }
    const document = documentOf(place.file);
    const node = documentIn(parsed, brand, document);
    if (!node)
      throw new NoSuchPlace(`'${brand}' has no ${document}.`, `'${brand}' não tem ${document}.`);
    const path = stepsTo(node, place.path);
    return { brand, level, document, path, change };
  });
}
