import { pathOf } from '../../flow/templates.ts';
import { say } from '../language/sentence.ts';
import type { Rule } from '../rule.ts';
import { placeOf, valuesOf } from '../typed.ts';
import { reportUnknown } from '../unknown-names.ts';

/** A link to a screen leads to one that is there, and that an address alone leads to. */
export const rule: Rule = {
  id: 'screen-link',
  severity: 'error',
  checkBrand({ merged, report }) {
    const { screens } = valuesOf(merged);
    const links = [...screens.values()]
      .flatMap(({ blocks }) => blocks)
      .filter(({ block }) => block === 'screen-link')
      .map((block) => ({ name: String(block.screen), at: placeOf(block, 'screen') }));
    const names = [...screens.keys()].filter((name) => pathOf(name) !== undefined);
    reportUnknown(links, names, 'list.screens', report, (name) => ({
      message: say('screen-link.there-screen-link', { name }),
    }));
  },
};
