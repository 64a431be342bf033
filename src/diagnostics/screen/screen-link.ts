import { itemsAt, nodeAt, textAt } from '../../brand/parse/node.ts';
import { pathOf } from '../../flow/templates.ts';
import { SCREEN } from '../rule-examples.ts';
import type { Rule } from '../rule.ts';
import { namesIn, reportUnknown } from '../unknown-names.ts';

/** A link to a screen leads to one that is there, and that an address alone leads to. */
export const rule: Rule = {
  meta: {
    id: 'screen-link',
    severity: 'error',
    description: 'A link on a screen leads to a screen that is not there.',
    howToFix: 'Name a template that has a screen.',
    example: {
      file: SCREEN,
      wrong: {
        blocks: [{ id: 'go', block: 'screen-link', screen: 'paiment', text: 'lead.submit' }],
      },
      right: {
        blocks: [{ id: 'go', block: 'screen-link', screen: 'payment', text: 'lead.submit' }],
      },
    },
    pt: {
      "There is no screen '{}' to link to.": "Não há a tela '{}' para o link.",
    },
  },
  checkBrand({ merged: { screens, unreadable }, report }) {
    const names = [...screens.keys()].filter((name) => pathOf(name) !== undefined);
    const blocks = [...screens.values()].flatMap((screen) => itemsAt(screen, 'blocks'));
    const links = blocks
      .filter((block) => textAt(block, 'block') === 'screen-link')
      .map((block) => nodeAt(block, ['screen']));
    const read = namesIn(...links).filter(({ name }) => !unreadable.has(`screens/${name}`));
    reportUnknown(read, names, 'Screens', report, (name) => ({
      message: `There is no screen '${name}' to link to.`,
    }));
  },
};
