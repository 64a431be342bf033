import { itemsAt, textAt } from '../../brand/parse/node.ts';
import { soldAt } from '../../flow/sold-at.ts';
import type { TemplateId } from '../../flow/templates.ts';
import type { Rule } from '../rule.ts';

/** A buyer who types a coupon sees the price that it changes. */
export const rule: Rule = {
  id: 'coupon-price',
  severity: 'error',
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
    report({ at: coupon.at, message: 'coupon-price.screen-asks-coupon', data: { template } });
  },
};
