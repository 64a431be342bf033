import { itemsAt, textAt, toValue } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';

/** Blocks that may bring a player in a frame of another host. */
const PLAYERS: readonly string[] = ['video', 'upsell-offer'];

/** A screen that takes a card shows no frame of another host: its document allows none. */
export const rule: Rule = {
  meta: {
    id: 'video-beside-card',
    severity: 'error',
    description:
      'A video plays in a frame of another host, and a screen that takes a card may not show one. The video would stay black.',
    howToFix: 'Put the video on a step before the payment.',
    example: {
      file: 'screens/payment.json',
      wrong: {
        blocks: [
          {
            id: 'film',
            after: 'title',
            block: 'video',
            src: 'https://vimeo.com/76979871',
            title: 'video.name',
            play: 'video.play',
          },
        ],
      },
      right: { blocks: [{ id: 'hint', after: 'title', block: 'text', text: 'payment.safe' }] },
    },
    pt: {
      "The screen '{}' takes a card, so its block '{}' cannot show a video.":
        "A tela '{}' recebe um cartão, então o bloco '{}' não pode mostrar um vídeo.",
      'Move it to a screen of its own.': 'Leve-o para uma tela própria.',
    },
  },
  checkScreen({ screen, template, report }) {
    const takesCard =
      template.includes('payment') || JSON.stringify(toValue(screen)).includes('"cardNumber"');
    if (!takesCard) return;
    for (const block of itemsAt(screen, 'blocks')) {
      const kind = textAt(block, 'block') ?? '';
      if (!PLAYERS.includes(kind)) continue;
      report({
        at: block.at,
        message: `The screen '${template}' takes a card, so its block '${kind}' cannot show a video.`,
        suggestion: 'Move it to a screen of its own.',
        data: { template, kind },
      });
    }
  },
};
