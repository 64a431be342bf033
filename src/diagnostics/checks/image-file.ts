import { nearestName } from '../../brand/nearest-name.ts';
import { nodeAt, textAt } from '../../brand/node.ts';
import type { Check } from '../check.ts';

/** Every image that brand.json names is in the brand's folder or in one it extends. */
export const imageFile: Check = {
  rule: 'image-file',
  run({ merged }, report) {
    const names = [...merged.images.keys()];
    for (const key of ['logoFile', 'logoDarkFile', 'faviconFile', 'loadingFile']) {
      const name = textAt(merged.brand, key);
      if (name === undefined || merged.images.has(name)) continue;
      const own = `brands/${merged.id}/`;
      const node = nodeAt(merged.brand, [key])!;
      const place = node.at.file.startsWith(own) ? node.at : merged.brand.at;
      const near = nearestName(name, names);
      report(
        place,
        `There is no image '${name}' (${key}) in ${own} or its parents.${near ? ` Did you mean '${near}'?` : ' Add the file.'}`,
      );
    }
  },
};
