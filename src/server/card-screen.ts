import type { CompiledBrand } from '../contract/compiled-brand.ts';

/**
 * Whether a screen of the brand may show card fields: any of the payment templates, and every screen
 * whose form asks for a card number.
 */
export function isCardScreen({ screens }: CompiledBrand, templateId: string): boolean {
  if (/payment/.test(templateId)) return true;
  const blocks = screens[templateId]?.blocks ?? [];
  return blocks.some(
    (block) =>
      block.block === 'form' &&
      block.form.pages.some((page) =>
        Object.values(page.variants).some(
          ({ schema }) => schema.properties && 'cardNumber' in schema.properties,
        ),
      ),
  );
}
