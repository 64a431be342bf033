import type { CompiledBrand } from '../contract/compiled-brand.ts';
import type { ChunkName } from '../contract/chunks.ts';
import { templateOf } from './templates.ts';

/** What the screen at a path of a brand is drawn with, beyond what every page has. */
export function chunksAt({ screens }: CompiledBrand, pathname: string): readonly ChunkName[] {
  const templateId = templateOf(pathname)?.templateId;
  return (templateId !== undefined && screens[templateId]?.parts) || [];
}
