import createCache, { type EmotionCache } from '@emotion/cache';

/** Emotion's cache under the key that server and browser share; `nonce` is that of the response. */
export const createStyleCache = (nonce?: string): EmotionCache => createCache({ key: 'g', nonce });
