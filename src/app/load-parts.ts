import type { CompiledBrand } from '../contract/compiled-brand.ts';
import type { PartName } from '../contract/parts.ts';
import { partsAt } from '../flow/parts-at.ts';
import { loadParts } from '../renderer/parts.ts';

/** Loads what the screen at a path is drawn with, so that it can be drawn at once. */
export const loadPartsAt = (brand: CompiledBrand, pathname: string): Promise<void> =>
  loadParts(partsAt(brand, pathname));

const FIRST_TOUCHES = ['focusin', 'pointerdown', 'keydown'] as const;

/**
 * Loads what the brand's other screens are drawn with as soon as the buyer does something: they do
 * not keep the first screen waiting, and are there before the buyer is.
 */
export function loadOtherPartsSoon({ screens }: CompiledBrand): void {
  const names = new Set(Object.values(screens).flatMap(({ parts = [] }): PartName[] => parts));
  const load = () => {
    for (const touch of FIRST_TOUCHES) document.removeEventListener(touch, load, true);
    // A screen whose part cannot be had says so itself, and offers another attempt.
    loadParts([...names]).catch(() => {});
  };
  if (document.activeElement && document.activeElement !== document.body) return load();
  for (const touch of FIRST_TOUCHES) document.addEventListener(touch, load, true);
}
