import type { EmotionCache, StylisPlugin } from '@emotion/cache';
import { afterEach } from 'vitest';
import type { CompiledBrand } from '../../src/contract/compiled-brand.ts';
import { createStyleCache, PLUGINS } from '../../src/styles/style-cache.ts';
import { themeRules } from '../../src/styles/theme-variables.ts';
import { plainBrand } from './plain-brand.ts';
import { withValues } from './theme-values.ts';

/** Its rules reach no document: jsdom would search them for every element that a test asks about. */
const unseen = createStyleCache({ container: globalThis.document?.createElement('div') });
let worn: EmotionCache | undefined;

/** The cache that a test draws with. */
export const drawnStyles = (): EmotionCache => worn ?? unseen;

/**
 * Gives this document the rules of what the test draws from now on, in the colours of a brand's light mode.
 * jsdom resolves no variables, so that these have their values here.
 */
export function wearStyles(brand: CompiledBrand = plainBrand()): void {
  const [values] = themeRules(brand, 'light');
  const resolve: StylisPlugin = (element) => {
    if (element.type === 'decl') element.value = withValues(element.value, values!);
  };
  worn = createStyleCache({ stylisPlugins: [...PLUGINS, resolve] });
}

afterEach(() => {
  worn = undefined;
});
