import { isSellable } from '../../brand/parse/brand-files.ts';
import { suggestFix } from '../language/suggest.ts';
import { nodeAt, textAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';
import { say } from '../language/sentence.ts';

/** Properties of brand.json that name images of its folder. */
const IMAGE_PATHS: readonly (readonly string[])[] = [
  ['logoFile'],
  ['logoDarkFile'],
  ['faviconFile'],
  ['loadingFile'],
  ['payment', 'productDsIcon'],
  ['multiProfile', 'cardThumbnailFile'],
];

/** Every image that brand.json names is in the brand's folder or in one it extends. */
export const rule: Rule = {
  id: 'image-file',
  severity: 'error',
  checkBrand({ merged: { id, chain, brand, images }, report }) {
    const missing = new Map<string, string[]>();
    for (const path of IMAGE_PATHS) {
      const key = path.join('.');
      const name = textAt(brand, ...path);
      if (name === undefined || images.has(name)) continue;
      const { at } = nodeAt(brand, path)!;
      const problem = {
        message: say('image-file.there-image', { name, key }),
        data: { name, key },
      };
      if (at.file.startsWith(`brands/${id}/`)) {
        report({
          at,
          ...problem,
          ...suggestFix(name, [...images.keys()], 'list.images-that-exist'),
        });
      } else if (!chain.some((one) => isSellable(one) && at.file.startsWith(`brands/${one}/`))) {
        missing.set(name, [...(missing.get(name) ?? []), key]);
      }
    }
    if (missing.size === 0) return;
    const said = [...missing].map(([name, keys]) => `'${name}' (${keys.join(', ')})`);
    const isOne = missing.size === 1;
    report({
      at: brand.at,
      message: isOne
        ? say('image-file.there-image-2', { said: said[0] })
        : say('image-file.images-missing', { said }),
      suggestion: say(isOne ? 'image-file.put-it' : 'image-file.put-them', { id }),
      data: { names: [...missing.keys()] },
    });
  },
};
