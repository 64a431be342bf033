import type { CompiledBrand } from '../../contract/compiled-brand.ts';

const CARD_FIELD = /"cardNumber"|"card-number"|"card-cvv"|"cvv(-\d)?"|\bcc-(number|csc)\b/;

/** Whether a screen of the brand may show card fields: any of the payment templates, and one whose form asks for a card. */
export function isCardScreen({ screens }: Pick<CompiledBrand, 'screens'>, templateId: string) {
  if (/payment/.test(templateId)) return true;
  const blocks = screens[templateId]?.blocks ?? [];
  // It may stand in an alternative or below a condition.
  return blocks.some(
    (block) => block.block === 'form' && CARD_FIELD.test(JSON.stringify(block.form)),
  );
}
