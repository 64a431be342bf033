import type { BrandFile } from '../../contract/generated/brand.ts';
import { isSellable } from '../../brand/parse/brand-files.ts';
import { suggestFix } from '../names.ts';
import { brandRule } from '../rule.ts';
import { placeOf, valuesOf } from '../typed.ts';

/** Images of a brand's folder, by the dotted path that names them. */
const imagesOf = ({ payment, multiProfile, ...brand }: BrandFile) => ({
  logoFile: brand.logoFile,
  logoDarkFile: brand.logoDarkFile,
  faviconFile: brand.faviconFile,
  loadingFile: brand.loadingFile,
  'payment.productDsIcon': payment.productDsIcon,
  'multiProfile.cardThumbnailFile': multiProfile?.cardThumbnailFile,
});

/** Every image that brand.json names is in the brand's folder or in one that it extends. */
export const rule = brandRule('image-file', 'error', ({ merged, parent, report }) => {
  const { id, images } = merged;
  const { brand } = valuesOf(merged);
  const reported = new Set<string>();
  for (const [key, name] of Object.entries(imagesOf(brand))) {
    if (name === undefined || images.has(name) || reported.has(name)) continue;
    reported.add(name);
    const at = placeOf(brand, ...key.split('.'));
    const isOwn = at.file.startsWith(`brands/${id}/`);
    // A parent that is sold lacks the image too, and hears of it itself.
    if (!isOwn && parent && isSellable(parent.id)) continue;
    const details = isOwn ? suggestFix(name, [...images.keys()], 'list.images-that-exist') : {};
    report(isOwn ? at : placeOf(brand), 'image-file.there-image', { name, key, id }, details);
  }
});
