import type { CompiledBrand } from '../contract/compiled-brand.ts';

/** Whether a screen of the brand has a form that the fields at hand do not draw. */
export function needsAllFields({ screens }: CompiledBrand, templateId: string): boolean {
  const blocks = screens[templateId]?.blocks ?? [];
  return blocks.some((block) => block.block === 'form' && block.form.needsAllFields);
}
