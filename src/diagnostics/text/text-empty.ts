import type { Check } from '../rule.ts';
import { readTexts } from './read-texts.ts';

/** Every text says something. */
export const textEmpty: Check = {
  rule: 'text-empty',
  isOfEachBrand: true,
  run({ merged }, report) {
    for (const { node, text, key } of readTexts(merged)) {
      if (text.trim() !== '') continue;
      report(
        node.at,
        `The text${key === undefined ? '' : ` '${key}'`} is empty, and buyers would see a gap.`,
        key === undefined
          ? 'Write what buyers shall read.'
          : 'Write what buyers shall read, or take out the block that shows it: "$remove": true.',
      );
    }
  },
};
