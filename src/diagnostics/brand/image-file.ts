import { isSellable } from '../../brand/parse/brand-files.ts';
import { suggestFix } from '../../brand/parse/nearest-name.ts';
import { nodeAt, textAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';

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
  meta: {
    id: 'image-file',
    severity: 'error',
    description: 'brand.json names an image that is not there; buyers would see a gap.',
    howToFix: "Put the image into the brand's folder, or correct the name. Capitals count.",
    example: { file: 'brand.json', wrong: { logoFile: 'logotipo.svg' }, right: {} },
    pt: {
      "There is no image '{}' ({}).": "Não há a imagem '{}' ({}).",
      'Put it into brands/{}/.': 'Ponha-a em brands/{}/.',
    },
  },
  checkBrand({ merged: { id, chain, brand, images }, report }) {
    for (const path of IMAGE_PATHS) {
      const key = path.join('.');
      const name = textAt(brand, ...path);
      if (name === undefined || images.has(name)) continue;
      const { at } = nodeAt(brand, path)!;
      const problem = { message: `There is no image '${name}' (${key}).`, data: { name, key } };
      if (at.file.startsWith(`brands/${id}/`)) {
        report({ at, ...problem, ...suggestFix(name, [...images.keys()], 'Images that exist') });
      } else if (!chain.some((one) => isSellable(one) && at.file.startsWith(`brands/${one}/`))) {
        report({ at: brand.at, ...problem, suggestion: `Put it into brands/${id}/.` });
      }
    }
  },
};
