import type { CompiledBrand, LaterModule, LoadedBrand } from '../contract/compiled-brand.ts';
import { templateOf } from './templates.ts';

/** Completes a brand with the screens that no flow begins with. */
export function addLater(loaded: LoadedBrand, later: ReturnType<LaterModule>): void {
  Object.assign(loaded.brand.screens, later.screens);
  Object.assign(loaded.validators, later.validators);
}

/** Whether a path's screen is not among those that came first. */
export function isLaterPath({ flows }: Pick<CompiledBrand, 'flows'>, pathname: string): boolean {
  const templateId = templateOf(pathname)?.templateId;
  return !flows.some(({ steps: [first] }) => first?.templateId === templateId);
}
