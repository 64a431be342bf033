import { beginningOf } from '../../brand/parse/node.ts';
import { imagesOf, isOfKind } from './image-kind.ts';
import type { Rule } from '../rule.ts';

const KILOBYTE = 1024;
/** A page with everything in it weighs about as much. */
const MAX_KILOBYTES = 200;
const MAX_PIXELS = 2000;

/** An image is no larger than a screen shows, and quickly loaded. */
export const rule: Rule = {
  id: 'image-size',
  severity: 'error',
  checkSources({ sources, report }) {
    for (const { path, said, picture } of imagesOf(sources)) {
      const { bytes, width = 0, height = 0, active } = picture;
      if (active !== undefined || !isOfKind(picture, said)) continue;
      const at = beginningOf(path);
      if (bytes > MAX_KILOBYTES * KILOBYTE) {
        const size = Math.round(bytes / KILOBYTE);
        report({
          at,
          message: 'image-size.image-weighs-kb',
          data: { size, maxKilobytes: MAX_KILOBYTES },
        });
      } else if (Math.max(width, height) > MAX_PIXELS) {
        report({
          at,
          message: 'image-size.image-pixels-more',
          data: { width, height, maxPixels: MAX_PIXELS },
        });
      }
    }
  },
};
