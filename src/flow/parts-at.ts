import type { CompiledBrand } from '../contract/compiled-brand.ts';
import type { PartName } from '../contract/parts.ts';
import { templateOf } from './templates.ts';

/** What the screen at a path of a brand is drawn with, beyond what every page has. */
export function partsAt({ screens }: CompiledBrand, pathname: string): readonly PartName[] {
  const templateId = templateOf(pathname)?.templateId;
  return (templateId !== undefined && screens[templateId]?.parts) || [];
}
