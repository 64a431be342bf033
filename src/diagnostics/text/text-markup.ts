import type { Node } from '../../brand/parse/node.ts';
import type { Check } from '../rule.ts';
import { readTexts } from './read-texts.ts';

const MARKUP = /<\/?[a-z][^>]*>?|<!--|&(?:[a-z]{2,}|#\d+|#x[\da-f]+);|(?:java|vb)script:/i;
/** Marks of Markdown, which only rich texts are drawn from. */
const MARKDOWN = /\*\*[^*]+\*\*|\[[^\]]+\]\([^)]*\)|^#{1,6} /;

/** Without any of them a text holds no mark of any kind. */
const SIGNS = /[<&:*[#]/;

/** Brands inherit most texts, which are looked at once. */
const sound = new WeakSet<Node>();

/** Texts are plain: marks of HTML would be read out to buyers as they stand. */
export const textMarkup: Check = {
  rule: 'text-markup',
  isOfEachBrand: true,
  run({ merged }, report) {
    for (const { node, text, isRich, isPlain } of readTexts(merged)) {
      if (sound.has(node) || !SIGNS.test(text)) continue;
      if (!MARKUP.test(text) && !MARKDOWN.test(text)) sound.add(node);
      const [mark] = MARKUP.exec(text) ?? (isPlain ? MARKDOWN.exec(text) : null) ?? [];
      // What a link of a rich text may lead to is told with the text itself.
      if (mark === undefined || (isRich && mark.endsWith(':'))) continue;
      report(node.at, `Texts are plain, but here stands ${mark}.`, 'Write it without.');
    }
  },
};
