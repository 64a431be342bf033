import type { CompiledBrand } from '../../contract/compiled-brand.ts';

/**
 * Whether a screen of the brand may show card fields: any of the payment templates, and every screen
 * whose form asks for a card number.
 */
export function isCardScreen({ screens }: CompiledBrand, templateId: string): boolean {
  if (/payment/.test(templateId)) return true;
  const blocks = screens[templateId]?.blocks ?? [];
  // It may stand in an alternative or below a condition.
  return blocks.some(
    (block) => block.block === 'form' && JSON.stringify(block.form.pages).includes('"cardNumber"'),
  );
}
