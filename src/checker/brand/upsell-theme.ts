import { nodeAt } from '../../brand/parse/node.ts';
import { namesIn, reportUnknown } from '../unknown-names.ts';
import type { Rule } from '../rule.ts';
import { say } from '../language/sentence.ts';

/** The folder that lends its theme to the upsell pages exists. */
export const rule: Rule = {
  id: 'upsell-theme',
  severity: 'error',
  checkBrand({ merged: { brand }, sources: { folders }, report }) {
    const written = namesIn(nodeAt(brand, ['upsellData', 'theme']));
    reportUnknown(written, [...folders.keys()], 'list.folders-that-exist', report, (name) => ({
      message: say('upsell-theme.there-folder-take', { name }),
    }));
  },
};
