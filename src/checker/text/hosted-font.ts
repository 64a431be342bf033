import { firstFamily } from '../../brand/compile/host-font.ts';
import { nearestName } from '../../brand/parse/nearest-name.ts';
import { nodeAt, textAt } from '../../brand/parse/node.ts';
import { hostedFonts } from '../../contract/generated/fonts.ts';
import type { Rule } from '../rule.ts';
import { say } from '../language/sentence.ts';

const families = [...hostedFonts.keys()];

/** Fonts that devices have, and names for them. */
const ON_DEVICES =
  /^(?:system-ui|ui-.*|-apple-system|sans-serif|serif|Arial|Helvetica.*|Georgia|Verdana|Tahoma|Roboto|Segoe UI)$/i;

/** A font that pages could bring along is named as they know it, and first in its stack. */
export const rule: Rule = {
  id: 'hosted-font',
  severity: 'warning',
  checkBrand({ merged, report }) {
    const node = nodeAt(merged.files.get('theme'), ['fontFamily']);
    const stack = textAt(node);
    if (!node || stack === undefined) return;
    const first = firstFamily(stack);
    if (hostedFonts.has(first)) return;
    const late = families.find((family) => new RegExp(`, *["']?${family}["']? *,`).test(stack));
    const meant = nearestName(first, families) ?? late;
    if (meant === undefined && ON_DEVICES.test(first)) return;
    report({
      at: node.at,
      message:
        meant !== undefined && meant === late
          ? say('hosted-font.does-stand-first', { late })
          : say('hosted-font.pages-bring-along', { first }),
      suggestion:
        meant === undefined
          ? say('hosted-font.take-one-delete', { families })
          : meant === late
            ? say('hosted-font.write-first')
            : say('did-you-mean-2', { meant }),
      data: { font: meant === late && late ? late : first },
    });
  },
};
