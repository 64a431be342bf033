import type { Rule } from '../rule.ts';
import { readTexts } from './read-texts.ts';

const MARKUP = /<\/?[a-z][^>]*>?|<!--|&(?:[a-z]{2,}|#\d+|#x[\da-f]+);|(?:java|vb)script:/i;
/** Marks of Markdown, which only rich texts are drawn from. */
const MARKDOWN = /\*\*[^*]+\*\*|\[[^\]]+\]\([^)]*\)|^#{1,6} /;

/** Every mark has one of these. */
const SIGNS = /[<&:*[#]/;

/** Texts are plain: marks of HTML would be read out to buyers as they stand. */
export const rule: Rule = {
  id: 'text-markup',
  severity: 'error',
  checkBrand({ merged, report }) {
    for (const { node, text, isRich, isPlain } of readTexts(merged)) {
      if (!SIGNS.test(text)) continue;
      const [mark] = MARKUP.exec(text) ?? (isPlain ? MARKDOWN.exec(text) : null) ?? [];
      // Forbidden link targets of a rich text are reported with the text itself.
      if (mark === undefined || (isRich && mark.endsWith(':'))) continue;
      report({ at: node.at, message: 'text-markup.texts-plain-but', data: { mark } });
    }
  },
};
