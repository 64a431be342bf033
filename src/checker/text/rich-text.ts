import { richText, RichTextError } from '../../brand/compile/rich-text.ts';
import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';

/** A text in Markdown holds only what can be drawn. */
export const rule: Rule = {
  id: 'rich-text',
  severity: 'error',
  checkBrand({ merged, report }) {
    const texts = merged.files.get('texts');
    if (!texts) return;
    for (const block of [...merged.screens.values()].flatMap((one) => itemsAt(one, 'blocks'))) {
      const key = textAt(block, 'text');
      if (textAt(block, 'block') !== 'rich-text' || key === undefined) continue;
      const text = nodeAt(texts, [key]);
      const problem = problemIn(textAt(text) ?? key);
      // The words are what has to be corrected, wherever they are shown.
      const at = text?.at ?? nodeAt(block, ['text'])!.at;
      if (problem !== undefined) report({ at, message: [problem], data: { problem } });
    }
  },
};

/** Brands inherit most texts, which are read once. */
const known = new Map<string, string | undefined>();

function problemIn(markdown: string): string | undefined {
  if (!known.has(markdown)) known.set(markdown, messageOf(markdown));
  return known.get(markdown);
}

function messageOf(markdown: string): string | undefined {
  try {
    richText(markdown);
    return undefined;
  } catch (error) {
    if (!(error instanceof RichTextError)) throw error;
    return error.message;
  }
}
