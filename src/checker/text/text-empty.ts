import type { Rule } from '../rule.ts';
import { readTexts } from './read-texts.ts';

/** Every text says something. */
export const rule: Rule = {
  id: 'text-empty',
  severity: 'error',
  checkBrand({ merged, report }) {
    for (const { node, text, key } of readTexts(merged)) {
      if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text)) continue;
      if (text.trim() !== '') {
        report({
          at: node.at,
          message: `This text has no word: buyers would read only "${text.trim()}", and a screen reader says nothing.`,
          suggestion: 'Write what buyers shall read.',
        });
        continue;
      }
      report({
        at: node.at,
        message: `The text${key === undefined ? '' : ` '${key}'`} is empty, and buyers would see a gap.`,
        suggestion: `Write what buyers shall read${key === undefined ? '' : ', or take out the block that shows it: "$remove": true'}.`,
      });
    }
  },
};
