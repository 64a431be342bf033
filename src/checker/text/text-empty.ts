import type { Rule } from '../rule.ts';
import { readTexts } from './read-texts.ts';
import { say } from '../language/sentence.ts';

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
          message: 'text-empty.text-word-buyers',
          data: { text: text.trim() },
        });
        continue;
      }
      report({
        at: node.at,
        message: say(key === undefined ? 'text-empty.empty' : 'text-empty.key-empty', { key }),
        suggestion: say(key === undefined ? 'text-empty.empty.help' : 'text-empty.key-empty.help'),
      });
    }
  },
};
