import { isSellable } from '../../brand/parse/brand-files.ts';
import { suggestName } from '../../brand/parse/nearest-name.ts';
import { nodeAt, textAt } from '../../brand/parse/node.ts';
import type { Check } from '../rule.ts';

/** Where brand.json names images of its folder. */
const IMAGE_PATHS: readonly (readonly string[])[] = [
  ['logoFile'],
  ['logoDarkFile'],
  ['faviconFile'],
  ['loadingFile'],
  ['payment', 'productDsIcon'],
  ['multiProfile', 'cardThumbnailFile'],
];

/** Every image that brand.json names is in the brand's folder or in one it extends. */
export const imageFile: Check = {
  rule: 'image-file',
  run({ merged: { id, chain, brand, images } }, report) {
    for (const path of IMAGE_PATHS) {
      const key = path.join('.');
      const name = textAt(brand, ...path);
      if (name === undefined || images.has(name)) continue;
      const { at } = nodeAt(brand, path)!;
      const message = `There is no image '${name}' (${key}).`;
      const near = suggestName(name, [...images.keys()], 'Images that exist');
      if (at.file.startsWith(`brands/${id}/`)) report(at, message, near);
      else if (!chain.some((name) => isSellable(name) && at.file.startsWith(`brands/${name}/`))) {
        report(brand.at, message, `Put it into brands/${id}/.`);
      }
    }
  },
};
