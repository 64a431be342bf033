import type { CompiledBrand, LaterModule, LoadedBrand } from '../contract/compiled-brand.ts';

/** Adds the brand's second module. What is there stays the same object: a screen of it may be drawn already. */
export function addLater({ brand, validators }: LoadedBrand, later: ReturnType<LaterModule>): void {
  Object.assign(brand.screens, { ...later.screens, ...brand.screens });
  Object.assign(validators, { ...later.validators, ...validators });
  Object.assign(brand.texts, later.texts);
}

/** Whether a screen is in the brand's second module: no flow begins with it. */
export function isLaterScreen({ flows }: Pick<CompiledBrand, 'flows'>, templateId: string) {
  return !flows.some(({ steps: [first] }) => first?.templateId === templateId);
}
