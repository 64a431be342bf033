import { suggestName } from '../../brand/parse/nearest-name.ts';
import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { pathOf } from '../../flow/templates.ts';
import type { Check } from '../rule.ts';

/** A link to a screen leads to one that is there, and that an address alone leads to. */
export const screenLink: Check = {
  rule: 'screen-link',
  run({ merged: { screens, unreadable } }, report) {
    const names = [...screens.keys()].filter((name) => pathOf(name) !== undefined);
    for (const block of [...screens.values()].flatMap((screen) => itemsAt(screen, 'blocks'))) {
      const name = textAt(block, 'screen');
      if (textAt(block, 'block') !== 'screen-link' || name === undefined) continue;
      if (names.includes(name) || unreadable.has(`screens/${name}`)) continue;
      const suggestion = suggestName(name, names, 'Screens');
      report(nodeAt(block, ['screen'])!.at, `There is no screen '${name}' to link to.`, suggestion);
    }
  },
};
