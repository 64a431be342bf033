import { beginningOf } from '../../brand/parse/node.ts';
import { imagesOf, isOfKind } from './image-kind.ts';
import type { Rule } from '../rule.ts';

/** A drawing runs nothing and loads nothing. */
export const rule: Rule = {
  id: 'image-script',
  severity: 'error',
  checkSources({ sources, report }) {
    for (const { path, said, picture } of imagesOf(sources)) {
      const { active } = picture;
      if (active === undefined || !isOfKind(picture, said)) continue;
      report({
        at: beginningOf(path),
        message: 'image-script.drawing-runs-loads',
        data: { active },
      });
    }
  },
};
