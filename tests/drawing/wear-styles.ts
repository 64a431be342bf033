import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import { registeredStyles } from '../../src/styles/registry.ts';
import { serialize } from '../../src/styles/serialize.ts';
import { themeRules } from '../../src/styles/theme-variables.ts';
import { plainBrand } from './plain-brand.ts';
import { withValues } from './theme-values.ts';

/**
 * Gives this document the rules of all components whose modules have run, in the colours of a brand's light
 * mode. jsdom resolves no variables, so that these have their values here.
 */
export function wearStyles(brand: CompiledBrand = plainBrand()): void {
  const rules = serialize(registeredStyles()).map(({ css }) => css);
  const style = document.createElement('style');
  style.textContent = withValues(rules.join(''), themeRules(brand, 'light')[0]!);
  document.head.append(style);
}
