import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { scaleLengths } from './scale-lengths.ts';

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
const PLUGINS = [scaleLengths, addPrefix];

/** Prefix of Emotion's classes, and the name of its style element. */
const KEY = 'g';

interface StyleCacheOptions {
  /** That of the page's policy. */
  nonce?: string;
  /** The node that gets the rules; the document's head unless given. */
  container?: Node;
  /** Plugins after those of the product. */
  plugins?: StylisPlugin[];
}

/** Emotion's cache of rules, the same on both sides; a server makes one per page. */
export function createStyleCache({
  nonce,
  container,
  plugins,
}: StyleCacheOptions = {}): EmotionCache {
  const stylisPlugins = plugins ? [...PLUGINS, ...plugins] : PLUGINS;
  return createCache({ key: KEY, nonce, container, stylisPlugins });
}

/** The nonce of this document's policy; undefined where its host sends none. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
