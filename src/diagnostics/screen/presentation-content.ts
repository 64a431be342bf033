import { itemsAt, textAt } from '../../brand/parse/node.ts';
import type { Rule } from '../rule.ts';

/** Screens that exist to show what is sold. */
const PRESENTATIONS: readonly string[] = ['presentation', 'md'];
/** Blocks that frame a screen: with them alone, there is nothing to look at. */
const FRAME: readonly string[] = ['heading', 'text', 'next', 'help-link', 'restart', 'screen-link'];

/** A presentation shows something. */
export const rule: Rule = {
  meta: {
    id: 'presentation-content',
    severity: 'warning',
    description:
      'A presentation without content is one more step between the buyer and the payment, and shows nothing for it.',
    howToFix:
      'Show what is sold: the blocks benefits, rich-text, video, testimonial, guarantee or countdown.',
    example: {
      file: 'screens/md.json',
      wrong: { blocks: [{ id: 'text', block: 'text', text: 'md.message' }] },
      right: { blocks: [{ id: 'text', block: 'rich-text', text: 'md.message' }] },
    },
    pt: {
      "The screen '{}' shows nothing but a heading, words and a button.":
        "A tela '{}' só mostra um título, palavras e um botão.",
      'Add a block with content, such as benefits, rich-text or video.':
        'Acrescente um bloco com conteúdo, como benefits, rich-text ou video.',
    },
  },
  checkScreen({ screen, template, report }) {
    if (!PRESENTATIONS.includes(template)) return;
    const blocks = itemsAt(screen, 'blocks');
    // A block without a kind is reported already.
    if (!blocks.every((block) => FRAME.includes(textAt(block, 'block') ?? ''))) return;
    report({
      at: screen.at,
      message: `The screen '${template}' shows nothing but a heading, words and a button.`,
      suggestion: 'Add a block with content, such as benefits, rich-text or video.',
      data: { template },
    });
  },
};
