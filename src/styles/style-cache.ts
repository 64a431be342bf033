import createCache, { type EmotionCache, type Options, type StylisPlugin } from '@emotion/cache';
import { scaleLengths } from './scale-lengths.ts';
import { THEME_STYLE } from './show-theme.ts';
import { themeRules, type DrawnLooks } from './theme-variables.ts';

/** Properties that a browser of the floor (Chrome 109, Safari 15.4, Firefox 115) knows by `-webkit-` alone. */
const PREFIXED =
  /^(user-select|backdrop-filter|hyphens|print-color-adjust|box-decoration-break|mask)\b/;

/** Stylis plugin in place of Emotion's own prefixes, most of which are for browsers below the floor. */
const addPrefix: StylisPlugin = (element) => {
  if (element.type !== 'decl' || !PREFIXED.test(element.value)) return undefined;
  element.return = `-webkit-${element.value}${element.value}`;
  return undefined;
};

/** Emotion compiles a rule once per list of plugins, so that all caches share one. */
export const PLUGINS = [scaleLengths, addPrefix];

export const createStyleCache = (options: Partial<Options> = {}): EmotionCache =>
  createCache({ key: 'g', stylisPlugins: PLUGINS, ...options });

/** The cache for one drawing of a page on the server. */
export function createPageCache(nonce: string): EmotionCache {
  const cache = createStyleCache({ nonce });
  // By this Emotion keeps the rules in the cache; otherwise it writes them between the elements.
  cache.compat = true;
  return cache;
}

/**
 * The style elements of a page: its theme, and every rule that its drawing has inserted. Their names stand beside
 * them, so that the browser compiles none of them again; `@emotion/server` leaves out classes between two components.
 */
export function styleTags(cache: EmotionCache, looks: DrawnLooks, mode: 'light' | 'dark'): string {
  const { key, inserted, nonce } = cache;
  const names = Object.keys(inserted).join(' ');
  return [
    `<style nonce="${nonce}" id="${THEME_STYLE}">${themeRules(looks, mode).join('')}</style>`,
    `<style nonce="${nonce}" data-emotion="${key} ${names}">${Object.values(inserted).join('')}</style>`,
  ].join('');
}
