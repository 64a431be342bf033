import { richText, RichTextError } from '../../brand/compile/rich-text.ts';
import type { Message } from '../../brand/problem.ts';
import type { Rule } from '../rule.ts';
import { readTexts } from './read-texts.ts';

/** A text in Markdown holds only what can be drawn. */
export const rule: Rule = {
  id: 'rich-text',
  severity: 'error',
  checkBrand({ merged, report }) {
    for (const { at, text, isRich } of readTexts(merged)) {
      const problem = isRich && problemIn(text);
      if (problem) report({ at, message: problem, data: { problem } });
    }
  },
};

function problemIn(markdown: string): Message | undefined {
  try {
    richText(markdown);
    return undefined;
  } catch (error) {
    if (!(error instanceof RichTextError)) throw error;
    return error.problem;
  }
}
