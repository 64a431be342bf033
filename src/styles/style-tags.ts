import type { EmotionCache } from '@emotion/cache';
import { createStyleCache } from './style-cache.ts';
import { THEME_STYLE } from './show-theme.ts';
import { themeRules, type DrawnLooks } from './theme-variables.ts';

/** The cache for one drawing of a page on the server. */
export function createPageCache(nonce: string): EmotionCache {
  const cache = createStyleCache({ nonce });
  // By this Emotion keeps the rules in the cache; otherwise it writes them between the elements.
  cache.compat = true;
  return cache;
}

interface DrawnPage {
  looks: DrawnLooks;
  mode: 'light' | 'dark';
}

/**
 * The style elements of a page that was drawn with a cache: its theme, and every rule that the drawing has
 * inserted. Their names stand beside them, so that the browser's cache compiles none of them again; so do the
 * classes between two components, which `@emotion/server` leaves out.
 */
export function styleTags(cache: EmotionCache, { looks, mode }: DrawnPage): string {
  const { key, inserted, nonce } = cache;
  const theme = themeRules(looks, mode).join('');
  const names = Object.keys(inserted).join(' ');
  return [
    `<style nonce="${nonce}" id="${THEME_STYLE}">${theme}</style>`,
    `<style nonce="${nonce}" data-emotion="${key} ${names}">${Object.values(inserted).join('')}</style>`,
  ].join('');
}
