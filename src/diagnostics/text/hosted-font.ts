import { firstFamily } from '../../brand/compile/host-font.ts';
import { nearestName } from '../../brand/parse/nearest-name.ts';
import { nodeAt, textAt } from '../../brand/parse/node.ts';
import { hostedFonts } from '../../contract/generated/fonts.ts';
import type { Rule } from '../rule.ts';

const families = [...hostedFonts.keys()];

/** A font that pages could bring along is named as they know it, and first in its stack. */
export const rule: Rule = {
  meta: {
    id: 'hosted-font',
    severity: 'warning',
    description:
      'Pages bring along the first font of the stack, where it is one of theirs. This stack names such a font later on, or misspells it, so that buyers read the fonts that their devices have.',
    howToFix: 'Write the font first, as the reference lists it.',
    example: {
      file: 'theme.json',
      wrong: { fontFamily: 'Figtre, sans-serif' },
      right: { fontFamily: 'Figtree, sans-serif' },
    },
    pt: {
      "Pages bring along no font '{}'.": "As páginas não trazem a fonte '{}'.",
      'Write it first.': 'Escreva-a em primeiro lugar.',
      "'{}' does not stand first in this stack, so that pages do not bring it along.":
        "'{}' não está em primeiro nesta lista, por isso as páginas não a trazem.",
    },
  },

  checkBrand({ merged, report }) {
    const node = nodeAt(merged.files.get('theme'), ['fontFamily']);
    const stack = textAt(node);
    if (!node || stack === undefined) return;
    const first = firstFamily(stack);
    if (hostedFonts.has(first)) return;
    const late = families.find((family) => new RegExp(`, *["']?${family}["']? *,`).test(stack));
    const meant = nearestName(first, families) ?? late;
    if (meant === undefined) return;
    report({
      at: node.at,
      message:
        meant === late
          ? `'${late}' does not stand first in this stack, so that pages do not bring it along.`
          : `Pages bring along no font '${first}'.`,
      suggestion: meant === late ? 'Write it first.' : `Did you mean '${meant}'?`,
      data: { font: meant === late ? late : first },
    });
  },
};
