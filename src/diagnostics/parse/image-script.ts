import { beginningOf } from '../../brand/parse/node.ts';
import { imagesOf, isOfKind } from './image-kind.ts';
import type { Rule } from '../rule.ts';

/** A drawing runs nothing and loads nothing. */
export const rule: Rule = {
  meta: {
    id: 'image-script',
    severity: 'error',
    description:
      "The drawing holds a script, or loads something from elsewhere, which the page's policy forbids.",
    howToFix: 'Export it again as a plain SVG, or as PNG.',
    pt: {
      'This drawing runs or loads something: {}': 'Este desenho executa ou carrega algo: {}',
      'Draw it again without, or save it as PNG.': 'Desenhe de novo sem isso, ou salve como PNG.',
    },
  },

  checkSources({ sources, report }) {
    for (const { path, said, picture } of imagesOf(sources)) {
      const { active } = picture;
      if (active === undefined || !isOfKind(picture, said)) continue;
      report({
        at: beginningOf(path),
        message: `This drawing runs or loads something: ${active}`,
        suggestion: 'Draw it again without, or save it as PNG.',
        data: { active },
      });
    }
  },
};
