import { isTextKey } from '../../brand/compile/resolve-texts.ts';
import { isSellable } from '../../brand/parse/brand-files.ts';
import type { MergedBrand } from '../../brand/inherit/inherit.ts';
import { nodeAt, textAt } from '../../brand/parse/node.ts';
import { listed } from '../language/sentence.ts';
import type { Rule } from '../rule.ts';

/** The number of keys that a message names; its data has all. */
const MAX_NAMED = 8;

/** A brand in another language than its parent's writes every text that it shows. */
export const rule: Rule = {
  id: 'inherited-language',
  severity: 'warning',
  checkTexts({ merges, usedTexts, report }) {
    for (const merged of merges.values()) {
      const node = nodeAt(merged.brand, ['lang']);
      const speaker = speakerBefore(merged, merges);
      if (!node || !speaker || !isSellable(merged.id)) continue;
      const texts = merged.files.get('texts');
      const since = merged.chain.slice(merged.chain.indexOf(speaker.id) + 1);
      const isOwn = (file: string) => since.some((name) => file.startsWith(`brands/${name}/`));
      const missing = [...(usedTexts.get(merged.id) ?? [])].filter(isTextKey).filter((key) => {
        const text = nodeAt(texts, [key]);
        return text !== undefined && !isOwn(text.at.file);
      });
      if (missing.length === 0) continue;
      const language = textAt(speaker.brand, 'lang') ?? '';
      report({
        at: node.at,
        message: 'inherited-language.texts-brand-inherited',
        folder: merged.id,
        data: {
          language,
          texts: missing,
          missingCount: missing.length,
          node: textAt(node),
          missing: listed(missing, MAX_NAMED),
          id: merged.id,
        },
      });
    }
  },
};

/** The nearest ancestor that speaks another language; undefined where all speak that of the brand. */
function speakerBefore(
  { brand, chain }: MergedBrand,
  merges: ReadonlyMap<string, MergedBrand>,
): MergedBrand | undefined {
  const lang = textAt(brand, 'lang');
  return chain
    .slice(0, -1)
    .map((name) => merges.get(name))
    .findLast((one) => one && textAt(one.brand, 'lang') !== lang);
}
