import { itemsAt, textAt, toValue } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';

/** Blocks that may bring a player in a frame of another host. */
const PLAYERS: readonly string[] = ['video', 'upsell-offer'];

/** A screen that takes a card shows no frame of another host: its document allows none. */
export const rule: Rule = {
  id: 'video-beside-card',
  severity: 'error',
  checkScreen({ screen, template, report }) {
    const takesCard =
      template.includes('payment') || JSON.stringify(toValue(screen)).includes('"cardNumber"');
    if (!takesCard) return;
    for (const block of itemsAt(screen, 'blocks')) {
      const kind = textAt(block, 'block') ?? '';
      if (!PLAYERS.includes(kind)) continue;
      report({
        at: block.at,
        message: 'video-beside-card.screen-takes-card',
        data: { template, kind },
      });
    }
  },
};
