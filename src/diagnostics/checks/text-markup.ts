import { entriesAt, toValue } from '../../brand/node.ts';
import type { Check } from '../check.ts';

const MARKUP = /<\/?[a-z][^>]*>|<!--|&(?:[a-z]{2,}|#\d+);/i;

/** Texts are plain: marks of HTML would be read out to buyers as they stand. */
export const textMarkup: Check = {
  rule: 'text-markup',
  isOfEachBrand: true,
  run({ merged }, report) {
    for (const [, { node }] of entriesAt(merged.files.get('texts'))) {
      const [mark] = MARKUP.exec(String(toValue(node))) ?? [];
      if (mark === undefined) continue;
      report(node.at, `Texts are plain, but here stands ${mark}.`, 'Write it without.');
    }
  },
};
