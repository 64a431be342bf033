import { itemsAt, textAt } from '../../brand/parse/node.ts';
import { soldAt } from '../../flow/sold-at.ts';
import type { TemplateId } from '../../flow/templates.ts';
import type { Rule } from '../rule.ts';

const SUMMARY = { id: 'summary', block: 'order-summary' };
const COUPON = {
  id: 'coupon',
  block: 'coupon',
  label: 'coupon.label',
  apply: 'coupon.apply',
  remove: 'coupon.remove',
  asking: 'coupon.asking',
  empty: 'coupon.empty',
  refused: 'coupon.refused',
  failed: 'coupon.failed',
  removed: 'coupon.removed',
};

/** A buyer who types a coupon sees the price that it changes. */
export const rule: Rule = {
  meta: {
    id: 'coupon-price',
    severity: 'error',
    description:
      'A coupon field stands on a screen without an order-summary: its buyers would not see which price the code changes.',
    howToFix: 'Put the field on the screen that pays, beside the order-summary.',
    example: {
      file: 'screens/presentation.json',
      wrong: { blocks: [COUPON] },
      right: { blocks: [SUMMARY, COUPON] },
    },
    pt: {
      "The screen '{}' asks for a coupon and shows no price.":
        "A tela '{}' pede um cupom e não mostra preço.",
      'Add an order-summary, or move the field to the screen that pays.':
        'Acrescente um order-summary, ou leve o campo para a tela que paga.',
    },
  },
  checkScreen({ screen, template, report }) {
    // Elsewhere the field draws nothing.
    if (soldAt(template as TemplateId) !== 'main') return;
    const blocks = itemsAt(screen, 'blocks');
    const coupon = blocks.find((block) => textAt(block, 'block') === 'coupon');
    // A block without a kind may be meant as the summary.
    const hasPrice = blocks.some((block) => {
      const kind = textAt(block, 'block');
      return kind === undefined || kind === 'order-summary';
    });
    if (!coupon || hasPrice) return;
    report({
      at: coupon.at,
      message: `The screen '${template}' asks for a coupon and shows no price.`,
      suggestion: 'Add an order-summary, or move the field to the screen that pays.',
      data: { template },
    });
  },
};
