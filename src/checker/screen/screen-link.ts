import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { pathOf } from '../../flow/templates.ts';
import type { Rule } from '../rule.ts';
import { namesIn, reportUnknown } from '../unknown-names.ts';
import { say } from '../language/sentence.ts';

/** A link to a screen leads to one that is there, and that an address alone leads to. */
export const rule: Rule = {
  id: 'screen-link',
  severity: 'error',
  checkBrand({ merged: { screens }, report }) {
    const names = [...screens.keys()].filter((name) => pathOf(name) !== undefined);
    const blocks = [...screens.values()].flatMap((screen) => itemsAt(screen, 'blocks'));
    const links = blocks
      .filter((block) => textAt(block, 'block') === 'screen-link')
      .map((block) => nodeAt(block, ['screen']));
    reportUnknown(namesIn(...links), names, 'list.screens', report, (name) => ({
      message: say('screen-link.there-screen-link', { name }),
    }));
  },
};
