import { isSellable } from '../../brand/parse/brand-files.ts';
import { suggestFix } from '../../brand/parse/nearest-name.ts';
import { textAt } from '../../brand/parse/node.ts';
import { isOwn } from '../age-of.ts';
import { brandRule } from '../rule.ts';
import { placeOf } from '../typed.ts';

const IMAGES =
  'logoFile logoDarkFile faviconFile loadingFile payment.productDsIcon multiProfile.cardThumbnailFile';

export const rule = brandRule('image-file', 'error', ({ merged, parent, brand, report }) => {
  const { id, images } = merged;
  const reported = new Set<string>();
  for (const key of IMAGES.split(' ')) {
    const name = textAt(merged.brand, ...key.split('.'));
    if (name === undefined || images.has(name) || reported.has(name)) continue;
    reported.add(name);
    const at = placeOf(brand, ...key.split('.'));
    // A parent that is sold lacks the image too, and hears of it itself.
    if (!isOwn(merged, at) && parent && isSellable(parent.id)) continue;
    const details = isOwn(merged, at)
      ? suggestFix(name, [...images.keys()], 'list.images-that-exist')
      : {};
    const place = isOwn(merged, at) ? at : placeOf(brand);
    report(place, 'image-file.there-image', { name, key, id }, details);
  }
});
