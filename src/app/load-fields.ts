import type { CompiledBrand } from '../contract/compiled-brand.ts';
import { needsAllFields } from '../flow/needs-all-fields.ts';
import { templateOf } from '../flow/templates.ts';
import { loadAllFields } from '../renderer/form/all-fields.ts';

/**
 * Loads what draws a screen's form, where the fields at hand do not, so that it can be drawn at
 * once. Other screens of the brand do not keep this one waiting.
 */
export async function loadFieldsFor(brand: CompiledBrand, pathname: string): Promise<void> {
  const templateId = templateOf(pathname)?.templateId;
  const isNeeded = (screen: string) => needsAllFields(brand, screen);
  if (templateId !== undefined && isNeeded(templateId)) await loadAllFields();
  else if (Object.keys(brand.screens).some(isNeeded)) loadAllFields().catch(() => {});
}
